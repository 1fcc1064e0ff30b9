/** Documents and exports of public talks (PRINT-P4, PRINT-P5). */
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
    summary: 'Weekend meetings with chairman, speaker, talk and reader as PDF (PRINT-P4)',
    description: 'Covers three months from today unless a period is given.',
    permission: 'settings.print.public_schedule',
    query: z.strictObject({
      from: date.optional(),
      to: date.optional(),
      language_group_id: id
        .optional()
        .meta({ description: 'the whole congregation if omitted (X-LANG-GROUP)' }),
    }),
  }),
  exportHistory: operation({
    ...paper,
    fileTypes: ['text/csv'],
    name: 'talks.exportHistory',
    path: '/reports/public-talk-history/download',
    summary: 'Talks with the dates and speakers of every time they were given here, as CSV (PRINT-P5)',
    permission: 'settings.print.public_talk_history',
  }),
};
