/**
 * Sends SMS through the congregation's phone with SMS Gateway for Android: messages carry our reference, so
 * that a retry sends no second SMS, and webhooks report the outcome.
 */
import { z } from 'zod';
import { askProvider, basicAuth } from '#platform/outbox/provider-answer';
import type { Sender } from '#platform/outbox/sender';

export interface AndroidPhone {
  /** Base address of the gateway, without `/messages`. */
  address: string;
  user: string;
  password: string;
  /** Selects one of several phones of the account. */
  device: string | null;
}

const said = z.object({ message: z.string() });
/** Duplicate reference: an earlier attempt was accepted, but its answer was lost. */
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
