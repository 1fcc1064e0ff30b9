/** The schedule of duties on paper (ATTEND-C6, PRINT-P1). */
import { reminderTimings } from '@sheaf/rules/meetings/responsibilities/settings';
import { z } from 'zod';
import { date, optionalText } from '../../fields.ts';
import { operation } from '../../operation.ts';

/** A link says it in words, a body in JSON. */
const flag = z.union([z.boolean(), z.stringbool()]).optional();

export const responsibilitiesPaper = {
  printSchedule: operation({
    name: 'responsibilities.printSchedule',
    method: 'GET',
    path: '/reports/attendant-schedule',
    summary:
      'The duties of the coming 13 weeks, or of other days, as PDF: as the settings say where nothing else is asked for (ATTEND-C6, PRINT-P1, ATTEND-O5).',
    permission: 'settings.print.attendants_schedule',
    scope: 'congregation',
    query: z.strictObject({
      from: date.optional(),
      to: date.optional(),
      print_header: optionalText(500).optional(),
      print_notes: flag,
      compact: flag,
      on: flag.meta({ description: 'as in the settings; another value is refused' }),
      reminder_timing: z.coerce
        .number<number | string>()
        .pipe(z.literal([...reminderTimings.codes]))
        .optional()
        .meta({ description: 'as in the settings; another value is refused' }),
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
