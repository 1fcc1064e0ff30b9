/**
 * SMS through a phone of the congregation that runs SMS Gateway for Android: it queues the message under our own reference, so
 * that a second try of the same one is no second text, and tells by webhooks what became of it.
 */
import { z } from 'zod';
import { askProvider, basicAuth } from '#platform/outbox/provider-answer';
import type { Sender } from '#platform/outbox/sender';

export interface AndroidPhone {
  /** Where the gateway takes messages, without `/messages`. */
  address: string;
  user: string;
  password: string;
  /** One of several phones of the account. */
  device: string | null;
}

const said = z.object({ message: z.string() });
/** It has a message of this number already: an earlier try was taken, only its answer got lost. */
const taken = 409;

export function androidSender({ address, user, password, device }: AndroidPhone): Sender {
  return {
    keepsBody: false,
    close: () => {},
    async send(message, reference) {
      await askProvider(
        {
          url: `${address}/messages`,
          method: 'POST',
          headers: { authorization: basicAuth(user, password), 'content-type': 'application/json' },
          body: JSON.stringify({
            id: reference,
            textMessage: { text: message.body },
            phoneNumbers: [message.recipient],
            withDeliveryReport: true,
            ...(device && { deviceId: device }),
          }),
          secrets: [password],
          takesOnce: true,
        },
        (json) => {
          const read = said.safeParse(json);
          return read.success ? { text: read.data.message } : null;
        },
        [taken],
      );
      return reference;
    },
  };
}
