/**
 * Sends SMS through Twilio's Messages resource: form-encoded, basic authentication, errors as `{ code,
 * message, status }`.
 */
import { z } from 'zod';
import { askProvider, basicAuth } from '#platform/outbox/provider-answer';
import type { Sender } from '#platform/outbox/sender';

export interface TwilioAccount {
  accountSid: string;
  authToken: string;
  /** A number in E.164, or the SID of a messaging service (`MG…`). */
  from: string;
  /** Public address for status callbacks, which Twilio sends to https only. */
  reportsTo?: string | undefined;
  /** Differs only in tests. */
  address?: string;
}

/** Status callback address of a message; part of Twilio's signature. */
export const twilioReportAddress = (address: string, congregationId: number, messageId: number): string =>
  `${address}/api/twilio-reports/${congregationId}/${messageId}`;

function callbackOf(reportsTo: string | undefined, reference: string): Record<string, string> {
  if (!reportsTo?.startsWith('https://')) return {};
  const [congregation, message] = reference.split('.').map(Number);
  return { StatusCallback: twilioReportAddress(reportsTo, congregation!, message!) };
}

const created = z.object({ sid: z.string() });
const failed = z.object({ code: z.number(), message: z.string() });

/** Invalid number, landline, blocked region, opted out, or unverified: permanent. */
const permanentCodes = new Set([21211, 21408, 21601, 21608, 21610, 21612, 21614, 21617]);

function readFailure(json: unknown) {
  const read = failed.safeParse(json);
  if (!read.success) return null;
  const { code, message } = read.data;
  return { text: `Twilio ${code}: ${message}`, ...(permanentCodes.has(code) && { permanent: true }) };
}

export function twilioSender({
  accountSid,
  authToken,
  from,
  reportsTo,
  address = 'https://api.twilio.com',
}: TwilioAccount): Sender {
  return {
    keepsBody: false,
    close: () => {},
    async send(message, reference) {
      const form = new URLSearchParams({
        To: message.recipient,
        [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
        Body: message.body,
        ...callbackOf(reportsTo, reference),
      });
      const { json } = await askProvider(
        {
          url: `${address}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
          method: 'POST',
          headers: {
            authorization: basicAuth(accountSid, authToken),
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: form.toString(),
          secrets: [authToken],
        },
        readFailure,
      );
      return created.safeParse(json).data?.sid ?? null;
    },
  };
}
