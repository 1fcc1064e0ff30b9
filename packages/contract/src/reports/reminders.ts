/** Reminders of reports that are missing, sent by hand (MSG-O3). */
import { z } from 'zod';
import { count, idOrZero, reference } from '../fields.ts';
import { operation } from '../operation.ts';
import { month } from './rows.ts';

const cents = z.number().int().meta({ description: 'cents of AUD' });

export const reportReminders = {
  remindMissing: operation({
    name: 'reports.remindMissing',
    method: 'POST',
    path: '/report-reminders',
    summary:
      'Reminds one person or everybody whose report of a month is missing, or says what that would send and cost. Nobody is reminded twice on one day.',
    permission: ['settings.users.edit', 'settings.send_messages'],
    scope: 'congregation',
    body: z.strictObject({
      month,
      user_id: reference.optional().meta({ description: 'left out: all whose report the sender may enter' }),
      dry_run: z.boolean().default(false),
      cost: count
        .optional()
        .meta({ description: 'the cost that was shown; when it rose meanwhile, nothing is sent' }),
    }),
    reply: z.object({
      dry_run: z.boolean(),
      missing: count.meta({ description: 'people whose report is missing' }),
      reminded: count.meta({ description: 'of them, those who were reminded today already' }),
      sent: count.meta({ description: 'messages, by every way together' }),
      sms: count,
      emails: count,
      pushes: count,
      skipped: z.object({ 'no-way': count, 'same-address': count, country: idOrZero, 'number-cap': count }),
      parts: count,
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
