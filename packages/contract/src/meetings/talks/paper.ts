/** What is printed and exported of the public talks (PRINT-P4, PRINT-P5). */
import { z } from 'zod';
import { date, id } from '../../fields.ts';
import { operation } from '../../operation.ts';

const paper = {
  method: 'GET',
  scope: 'congregation',
  reply: 'file',
  fileTypes: ['application/pdf'],
  ticket: true,
  refusals: [],
  idempotent: 'read',
  heavy: true,
} as const;

export const talksPaper = {
  printSchedule: operation({
    ...paper,
    name: 'talks.printSchedule',
    path: '/reports/public-schedule',
    summary:
      'The weekend meetings with chairman, speaker, talk and reader as PDF, of 3 months from today unless days are asked for (PRINT-P4).',
    permission: 'settings.print.public_schedule',
    query: z.strictObject({
      from: date.optional(),
      to: date.optional(),
      language_group_id: id
        .optional()
        .meta({ description: 'the whole congregation without it (X-LANG-GROUP)' }),
    }),
  }),
  exportHistory: operation({
    ...paper,
    fileTypes: ['text/csv'],
    name: 'talks.exportHistory',
    path: '/reports/public-talk-history/download',
    summary:
      'Every talk with the days on which it was given here and who gave it, as a spreadsheet (CSV), by number (PRINT-P5).',
    permission: 'settings.print.public_talk_history',
  }),
};
