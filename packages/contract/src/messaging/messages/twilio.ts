/** What Twilio tells of messages it was given (MSG-R17), in its own words and as a form. */
import { z } from 'zod';
import { filled, id, noContent, text } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const messagesTwilio = {
  takeTwilioReport: operation({
    name: 'messages.takeTwilioReport',
    method: 'POST',
    path: '/twilio-reports/{congregation}/{message}',
    summary:
      'Hears from Twilio what became of a message: signed over this address and every field (X-Twilio-Signature).',
    permission: 'public',
    scope: 'none',
    params: z.strictObject({ congregation: id, message: id }),
    // Twilio adds fields as it likes, and signs those too.
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
    // Two reports of each message of all congregations, from few addresses; a report that is refused is never repeated.
    limits: { perMinute: 3000 },
  }),
};
