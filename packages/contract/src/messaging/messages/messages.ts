/** Operations on SMS, e-mail and push messages: manual, automatic, delivery (MSG). */
import { z } from 'zod';
import { count, filledLines, idOf, idOrZero, optional, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { messagesAutomatic } from './automatic.ts';
import { messagesNotificationPreferences } from './notification-preferences.ts';
import { messagesOutbox } from './outbox.ts';
import { messagesPhone } from './phone.ts';
import { messagesPush } from './push.ts';
import { messagesStopMails } from './stop-mails.ts';
import { messagesTwilio } from './twilio.ts';

const cents = z.number().int().meta({ description: 'cents in the currency of the installation' });

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
    summary: 'Recipient groups, price of an SMS segment, and balance',
    permission: 'settings.send_messages',
    scope: 'congregation',
    reply: z.object({
      manual: z.boolean().meta({ description: 'manual messages are switched on (MSG-D3)' }),
      cents_per_part: count.meta({
        description: "price of an SMS segment in cents; 0 if the congregation's own phone sends (MSG-O2)",
      }),
      balance: cents,
      overdraft: count,
      groups: z
        .array(z.object({ id: idOf('group, as in GET /groups'), name: z.string() }))
        .meta({ description: 'groups of the congregation' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['groups', 'smsTerms'],
  }),
  sendMessages: operation({
    name: 'messages.sendMessages',
    method: 'POST',
    path: '/send-messages',
    summary: 'Send a message to a kind of people (MSG-C1)',
    description: 'A dry run returns what would be sent and its cost.',
    permission: 'settings.send_messages',
    scope: 'congregation',
    body: z.strictObject({
      to: recipientKind.meta({
        description:
          '1 elders, 2 servants, 3 appointed men, 4 pioneers, 5 cart approved, 6 publishers, 7 a group',
      }),
      group: optional(reference).meta({ description: 'id of the group; only for kind 7' }),
      message: filledLines(1600),
      urgent: z
        .boolean()
        .default(false)
        .meta({ description: 'also sent in the quiet hours of the recipients (MSG-R25)' }),
      dry_run: z.boolean().default(false),
      cost: count
        .optional()
        .meta({ description: 'cost that was shown, in cents; nothing is sent if it has risen since' }),
    }),
    reply: z.object({
      id: idOrZero
        .nullable()
        .meta({ description: 'id of the sending, as in GET /messages; null after a dry run' }),
      dry_run: z.boolean(),
      sent: count.meta({ description: 'number of messages on all channels together' }),
      sms: count.meta({ description: 'number of SMS' }),
      emails: count.meta({ description: 'number of e-mails' }),
      pushes: count.meta({ description: 'number of push messages' }),
      skipped,
      parts: count.meta({ description: 'number of SMS segments' }),
      cost: cents,
      balance_after: cents,
      refusal: z
        .enum(['no-recipients', 'number-cap', 'daily-cap', 'balance-too-low'])
        .nullable()
        .meta({ description: 'reason why nothing was sent; null if it was' }),
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
