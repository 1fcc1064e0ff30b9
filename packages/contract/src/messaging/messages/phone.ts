/** Operations on the congregation's own phone as SMS gateway, and its webhook (MSG-O2). */
import { z } from 'zod';
import { changeableText, count, filled, flattenedLines, id, noContent } from '../../fields.ts';
import { operation } from '../../operation.ts';

const account = z.object({
  user: z.string().nullable().meta({ description: 'user name at the SMS gateway; null without one' }),
  device: z.string().nullable().meta({ description: 'id of the phone at the SMS gateway; null without one' }),
  has_password: z.boolean(),
  has_signing_key: z.boolean(),
  hook: z.string().meta({ description: 'URL for the webhooks of the phone' }),
  version: count,
});

export const messagesPhone = {
  readSmsAccount: operation({
    name: 'messages.readSmsAccount',
    method: 'GET',
    path: '/sms-account',
    summary: 'Account of the congregation’s own phone, without its secrets (MSG-D4)',
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
    summary: 'Set the account of the congregation’s own phone',
    description: 'Without a user, the installation sends and charges SMS.',
    permission: 'settings.cong.edit',
    scope: 'congregation',
    body: z.strictObject({
      user: changeableText().meta({ description: 'user name at the SMS gateway; null removes it' }),
      device: changeableText().meta({ description: 'id of the phone at the SMS gateway; null removes it' }),
      password: filled().optional().meta({ description: 'write-only' }),
      signing_key: filled().optional().meta({ description: 'write-only' }),
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
    summary: 'Webhook of the congregation’s own phone',
    description: 'Delivery reports, signed, recent, processed once.',
    permission: 'public',
    scope: 'none',
    params: z.strictObject({ congregation: id }),
    // The app adds fields with new versions.
    body: z.looseObject({
      id: filled().meta({ description: 'id of the event' }),
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
