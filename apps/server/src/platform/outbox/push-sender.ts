/** Web Push: encrypted for one browser (RFC 8291, aes128gcm) and signed for its push service (RFC 8292). */
import { isPushService } from '@sheaf/rules/messaging/messages/push';
import webpush from 'web-push';
import { retryAfterSeconds } from '#platform/outbox/provider-answer';
import { isUnsure, providerFetch } from '#platform/outbox/provider-fetch';
import type { PushDevice, PushKeys } from '#platform/outbox/push.store';
import { SendFailure } from '#platform/outbox/send-failure';

/** Time to live: a phone that was off for longer does not receive old messages. */
const keptSeconds = 3 * 86_400;

export interface PushSender {
  /** `gone`: the subscription has ended. Throws if the service did not accept the message. */
  send(device: PushDevice, keys: PushKeys, payload: string): Promise<'taken' | 'gone'>;
}

export interface PushOptions {
  /** Our public address, as contact for the push service. */
  address?: string | undefined;
  /** Allows other services in tests. */
  allows?: (endpoint: string) => boolean;
}

export const newPushKeys = (): PushKeys => webpush.generateVAPIDKeys();

const subjectOf = (address: string | undefined): string =>
  address?.startsWith('https://') ? address : 'mailto:sheaf@example.org';

/** Too large or malformed is permanent; a refused signature may be clock skew, which passes. */
const isPermanent = (status: number): boolean => status === 400 || status === 413;

async function post(endpoint: string, headers: Record<string, string>, body: Buffer): Promise<Response> {
  const answer = await providerFetch('The push service', endpoint, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  });
  // The body may be long and is not logged; if it breaks off, the status is sufficient.
  await answer.body?.cancel().catch(() => undefined);
  return answer;
}

export function pushSender({ address, allows = isPushService }: PushOptions): PushSender {
  return {
    async send({ endpoint, p256dh, auth }, keys, payload) {
      if (!allows(endpoint)) return 'gone';
      const { headers, body } = webpush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        {
          vapidDetails: { subject: subjectOf(address), ...keys },
          TTL: keptSeconds,
          contentEncoding: 'aes128gcm',
          urgency: 'normal',
        },
      );
      const given = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length');
      const answer = await post(
        endpoint,
        Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
        body,
      );
      if (answer.status === 404 || answer.status === 410) return 'gone';
      if (answer.ok) return 'taken';
      throw new SendFailure(`The push service: ${answer.status}`, {
        permanent: isPermanent(answer.status),
        unsure: isUnsure(answer.status),
        retryAfterSeconds: retryAfterSeconds(answer.headers.get('retry-after'), Date.now()),
      });
    },
  };
}
