/** Webhook for Twilio delivery reports (MSG-R17), as a form with Twilio's field names. */
import { z } from 'zod';
import { filled, id, noContent, text } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const messagesTwilio = {
  takeTwilioReport: operation({
    name: 'messages.takeTwilioReport',
    method: 'POST',
    path: '/twilio-reports/{congregation}/{message}',
    summary: 'Webhook for Twilio delivery reports',
    description: 'Signed over the URL and every field (X-Twilio-Signature).',
    permission: 'public',
    scope: 'none',
    params: z.strictObject({ congregation: id, message: id }),
    // Twilio may add fields and signs them too.
    body: z.looseObject({
      MessageSid: filled(64),
      MessageStatus: filled(30),
      ErrorCode: text(10).optional(),
    }),
    form: true,
    reply: noContent,
    refusals: [],
    idempotent: 'natural',
    changes: [],
    signed: true,
    // Twilio sends two reports of each message of all congregations from few addresses, and never repeats a
    // refused one.
    limits: { perMinute: 3000 },
  }),
};
