/** Schedule of responsibilities on paper (ATTEND-C6, PRINT-P1). */
import { reminderTimings } from '@sheaf/rules/meetings/responsibilities/settings';
import { z } from 'zod';
import { date, optionalText } from '../../fields.ts';
import { operation } from '../../operation.ts';

/** A query has text, a body has JSON. */
const flag = z.union([z.boolean(), z.stringbool()]).optional();

export const responsibilitiesPaper = {
  printSchedule: operation({
    name: 'responsibilities.printSchedule',
    method: 'GET',
    path: '/reports/attendant-schedule',
    summary: 'Schedule of responsibilities as PDF (ATTEND-C6, PRINT-P1, ATTEND-O5)',
    description:
      'Covers the coming 13 weeks unless a period is given. Options come from the settings if omitted.',
    permission: 'settings.print.attendants_schedule',
    scope: 'congregation',
    query: z.strictObject({
      from: date.optional(),
      to: date.optional(),
      print_header: optionalText(500)
        .optional()
        .meta({ description: 'text at the head of the page; from the settings if omitted' }),
      print_notes: flag.meta({
        description: 'prints the notes of the responsibilities; from the settings if omitted',
      }),
      compact: flag.meta({ description: 'smaller print; from the settings if omitted' }),
      on: flag.meta({ description: 'same value as in the settings; any other is refused' }),
      reminder_timing: z.coerce
        .number<number | string>()
        .pipe(z.literal([...reminderTimings.codes]))
        .optional()
        .meta({ description: 'same value as in the settings; any other is refused' }),
    }),
    reply: 'file',
    fileTypes: ['application/pdf'],
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
    legacy: [{ method: 'POST', path: '/generate-attendant-schedule' }],
  }),
};
