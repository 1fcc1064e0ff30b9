/** What is printed of the meetings. */
import { printSizes } from '@sheaf/rules/meetings/meetings/print-size';
import { z } from 'zod';
import { date, id } from '../../fields.ts';
import { operation } from '../../operation.ts';

const size = z.coerce
  .number<number | string>()
  .pipe(z.literal([...printSizes.codes]))
  .meta({ description: '0 for two on a page, 1 for four', examples: [0] });

/** Without them the present month (PRINT-O9), of the whole congregation. */
const span = { from: date.optional(), to: date.optional(), language_group_id: id.optional() };

export const meetingsPaper = {
  printSchedule: operation({
    name: 'meetings.printSchedule',
    method: 'GET',
    path: '/reports/meeting-schedule/{size}',
    summary:
      'The midweek schedule as PDF, two or four weeks on a page (PRINT-P2, PRINT-O1, PRINT-O7, PRINT-O9).',
    permission: 'settings.print.s_140',
    scope: 'congregation',
    params: z.strictObject({ size: size.default(0) }),
    query: z.strictObject(span),
    reply: 'file',
    fileTypes: ['application/pdf'],
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
    legacy: [{ method: 'POST', path: '/generate-meeting-schedule' }],
  }),
  printVisit: operation({
    name: 'meetings.printVisit',
    method: 'GET',
    path: '/reports/co-schedule',
    summary:
      'The week of the next visit of the circuit overseer as PDF: meetings, field service groups and talks (PRINT-P8, PRINT-O8).',
    permission: 'settings.print.co_schedule',
    scope: 'congregation',
    reply: 'file',
    fileTypes: ['application/pdf'],
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
  printSlips: operation({
    name: 'meetings.printSlips',
    method: 'GET',
    path: '/reports/s89',
    summary:
      'A slip for each part of a student as PDF, of some weeks or of one person, two or four on a page (PRINT-P3, PRINT-O6).',
    permission: 'settings.print.s_89',
    scope: 'congregation',
    query: z.strictObject({ ...span, size: size.default(1), user_id: id.optional() }),
    reply: 'file',
    fileTypes: ['application/pdf'],
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
};
