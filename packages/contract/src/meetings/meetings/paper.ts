/** Printed documents of the meetings. */
import { printSizes } from '@sheaf/rules/meetings/meetings/print-size';
import { z } from 'zod';
import { date, id } from '../../fields.ts';
import { operation } from '../../operation.ts';

const size = z.coerce
  .number<number | string>()
  .pipe(z.literal([...printSizes.codes]))
  .meta({ description: '0 prints two on a page, 1 prints four', examples: [0] });

/** Omitted: the present month (PRINT-O9) of the whole congregation. */
const span = { from: date.optional(), to: date.optional(), language_group_id: id.optional() };

export const meetingsPaper = {
  printSchedule: operation({
    name: 'meetings.printSchedule',
    method: 'GET',
    path: '/reports/meeting-schedule/{size}',
    summary: 'Midweek schedule as PDF, two or four weeks on a page (PRINT-P2, PRINT-O1, PRINT-O7, PRINT-O9)',
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
      'Week of the next circuit overseer visit as PDF: meetings, field service groups and talks (PRINT-P8, PRINT-O8)',
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
    summary: 'Slips of student parts as PDF, two or four on a page (PRINT-P3, PRINT-O6)',
    description: 'For a period or for one person.',
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
