/** Manual reminders of missing reports (MSG-O3). */
import { z } from 'zod';
import { count, reference } from '../fields.ts';
import { pricedSending, sendingRefusals, shownCost } from '../messaging/messages/priced-sending.ts';
import { operation } from '../operation.ts';
import { month } from './rows.ts';

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
      cost: shownCost,
    }),
    reply: z.object({
      dry_run: z.boolean(),
      missing: count.meta({ description: 'people whose report is missing' }),
      reminded: count.meta({ description: 'how many of these were already reminded today' }),
      ...pricedSending,
    }),
    refusals: ['month-not-over', 'month-too-old', ...sendingRefusals],
    idempotent: 'key',
    changes: ['messages', 'sentMessages', 'smsTerms'],
  }),
};
