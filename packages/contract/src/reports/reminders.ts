/** Manual reminders of missing reports (MSG-O3). */
import { z } from 'zod';
import { count, idOrZero, reference } from '../fields.ts';
import { operation } from '../operation.ts';
import { month } from './rows.ts';

const cents = z.number().int().meta({ description: 'cents in the currency of the installation' });

export const reportReminders = {
  remindMissing: operation({
    name: 'reports.remindMissing',
    method: 'POST',
    path: '/report-reminders',
    summary: 'Remind people of a missing report',
    description:
      'One person, or everyone whose report of the month is missing. A dry run returns what would be sent and its cost. A person is reminded at most once a day.',
    permission: ['settings.users.edit', 'settings.send_messages'],
    scope: 'congregation',
    body: z.strictObject({
      month,
      user_id: reference
        .optional()
        .meta({ description: 'everyone whose report the caller may enter, if omitted' }),
      dry_run: z.boolean().default(false),
      cost: count
        .optional()
        .meta({ description: 'cost that was shown, in cents; nothing is sent if it has risen since' }),
    }),
    reply: z.object({
      dry_run: z.boolean(),
      missing: count.meta({ description: 'people whose report is missing' }),
      reminded: count.meta({ description: 'how many of these were already reminded today' }),
      sent: count.meta({ description: 'number of messages on all channels together' }),
      sms: count.meta({ description: 'number of SMS' }),
      emails: count.meta({ description: 'number of e-mails' }),
      pushes: count.meta({ description: 'number of push messages' }),
      skipped: z.object({ 'no-way': count, 'same-address': count, country: idOrZero, 'number-cap': count }),
      parts: count.meta({ description: 'number of SMS segments' }),
      cost: cents,
      balance_after: cents,
      refusal: z
        .enum(['no-recipients', 'number-cap', 'daily-cap', 'balance-too-low', 'cost-rose'])
        .nullable(),
    }),
    refusals: [
      'month-not-over',
      'month-too-old',
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
