/** The congregation's own phone as an SMS gateway (MSG-O2): its account, and what it tells by webhooks. */
import { z } from 'zod';
import { changeableText, count, filled, flattenedLines, id, noContent } from '../../fields.ts';
import { operation } from '../../operation.ts';

const account = z.object({
  user: z.string().nullable(),
  device: z.string().nullable(),
  has_password: z.boolean(),
  has_signing_key: z.boolean(),
  hook: z.string().meta({ description: 'where the phone sends its webhooks' }),
  version: count,
});

export const messagesPhone = {
  readSmsAccount: operation({
    name: 'messages.readSmsAccount',
    method: 'GET',
    path: '/sms-account',
    summary: 'The account of the congregation’s own phone, without its secrets (MSG-D4).',
    permission: 'settings.cong.edit',
    scope: 'congregation',
    reply: account,
    refusals: [],
    idempotent: 'read',
    reads: ['messageSettings'],
  }),
  saveSmsAccount: operation({
    name: 'messages.saveSmsAccount',
    method: 'PATCH',
    path: '/sms-account',
    summary: 'Sets the account of the own phone; without a user the installation sends and charges.',
    permission: 'settings.cong.edit',
    scope: 'congregation',
    body: z.strictObject({
      user: changeableText(),
      device: changeableText(),
      password: filled().optional().meta({ description: 'never read again' }),
      signing_key: filled().optional().meta({ description: 'never read again' }),
      version: count.optional(),
    }),
    reply: account,
    refusals: ['stale'],
    idempotent: 'key',
    changes: ['congregations', 'messageSettings', 'smsTerms'],
  }),
  takeSmsEvent: operation({
    name: 'messages.takeSmsEvent',
    method: 'POST',
    path: '/sms-events/{congregation}',
    summary: 'Hears from the own phone what became of a message: signed, recent, and once.',
    permission: 'public',
    scope: 'none',
    params: z.strictObject({ congregation: id }),
    // The app adds fields from one version to the next.
    body: z.looseObject({
      id: filled(),
      event: filled(),
      payload: z.looseObject({
        messageId: filled().optional(),
        reason: flattenedLines(2000).optional(),
      }),
    }),
    reply: noContent,
    refusals: [],
    idempotent: 'natural',
    changes: [],
    signed: true,
    limits: { perMinute: 600 },
  }),
};
