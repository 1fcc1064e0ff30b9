/** Messages by SMS and e-mail: sent by hand, sent by themselves, and what becomes of them (MSG). */
import { z } from 'zod';
import { count, filledLines, idOrZero, optional, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { messagesAutomatic } from './automatic.ts';
import { messagesNotificationPreferences } from './notification-preferences.ts';
import { messagesOutbox } from './outbox.ts';
import { messagesPhone } from './phone.ts';
import { messagesPush } from './push.ts';
import { messagesStopMails } from './stop-mails.ts';
import { messagesTwilio } from './twilio.ts';

const cents = z.number().int().meta({ description: 'cents of AUD' });

/** MSG-D2: 1 elders, 2 servants, 3 appointed men, 4 pioneers, 5 cart approved, 6 publishers, 7 a group. */
export const recipientKind = z.number().int().min(1).max(7);

const skipped = z.object({
  'no-way': count,
  'same-address': count,
  country: idOrZero,
  'number-cap': count,
});

export const messages = {
  ...messagesAutomatic,
  ...messagesOutbox,
  ...messagesPhone,
  ...messagesPush,
  ...messagesStopMails,
  ...messagesTwilio,
  ...messagesNotificationPreferences,
  readPricing: operation({
    name: 'messages.readPricing',
    method: 'GET',
    path: '/messaging',
    summary: 'What a message may go to and what it costs: groups, the price of a part, and the balance.',
    permission: 'settings.send_messages',
    scope: 'congregation',
    reply: z.object({
      manual: z.boolean().meta({ description: 'messages by hand are switched on (MSG-D3)' }),
      cents_per_part: count.meta({ description: "0 where the congregation's own phone sends (MSG-O2)" }),
      balance: cents,
      overdraft: count,
      groups: z.array(z.object({ id: idOrZero, name: z.string() })),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['groups', 'smsTerms'],
  }),
  sendMessages: operation({
    name: 'messages.sendMessages',
    method: 'POST',
    path: '/send-messages',
    summary: 'Sends a text to a kind of people, or says what that would send and cost (MSG-C1).',
    permission: 'settings.send_messages',
    scope: 'congregation',
    body: z.strictObject({
      to: recipientKind,
      group: optional(reference).meta({ description: 'of kind 7 only' }),
      message: filledLines(1600),
      dry_run: z.boolean().default(false),
      cost: count
        .optional()
        .meta({ description: 'the cost that was shown; when it rose meanwhile, nothing is sent' }),
    }),
    reply: z.object({
      id: idOrZero.nullable(),
      dry_run: z.boolean(),
      sent: count.meta({ description: 'messages, by every way together' }),
      sms: count,
      emails: count,
      pushes: count,
      skipped,
      parts: count,
      cost: cents,
      balance_after: cents,
      refusal: z.enum(['no-recipients', 'number-cap', 'daily-cap', 'balance-too-low']).nullable(),
    }),
    refusals: [
      'manual-messages-off',
      'no-recipients',
      'number-cap',
      'daily-cap',
      'balance-too-low',
      'cost-rose',
    ],
    idempotent: 'key',
    changes: ['messages', 'sentMessages', 'smsTerms'],
  }),
};
