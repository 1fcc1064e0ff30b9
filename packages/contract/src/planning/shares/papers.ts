/** Papers and CSV of everybody, fair shares and the history of a person (X-FAIR-58). */
import { dutyKindNames } from '@sheaf/rules/duties/duty-kind';
import { plannedAreas } from '@sheaf/rules/planning/planned-area';
import { z } from 'zod';
import { date, id, pathIdOf } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const planners = [
  'schedules.meetings.assign',
  'schedules.attendants.edit',
  'settings.cart_rotations.edit',
  'settings.rotation_groups.add',
] as const;

export const area = z
  .enum(plannedAreas)
  .meta({ description: 'area of duties, each with its own permission' });

export const monthsBack = z.coerce
  .number<number | string>()
  .int()
  .min(1)
  .max(24)
  .default(6)
  .meta({ description: 'months until today' });

export const kindFilter = z.enum(dutyKindNames).optional().meta({ description: 'only duties of this kind' });

const format = z
  .enum(['pdf', 'csv'])
  .default('pdf')
  .meta({ description: 'pdf to print, csv for a spreadsheet' });

const paper = {
  method: 'GET',
  scope: 'congregation',
  reply: 'file',
  fileTypes: ['application/pdf', 'text/csv'],
  ticket: true,
  idempotent: 'read',
  heavy: true,
} as const;

export const sharesPapers = {
  exportMatrix: operation({
    ...paper,
    name: 'shares.exportMatrix',
    path: '/reports/duty-matrix',
    summary: 'Duties of everybody by week, as PDF or CSV (X-FAIR-58)',
    description: 'Like GET /duties/matrix; 13 weeks from this one if the days are omitted.',
    permission: planners,
    query: z.strictObject({
      from: date.optional().meta({ description: 'a day of the first week; this week if omitted' }),
      to: date.optional().meta({ description: 'a day of the last week; 13 weeks if omitted' }),
      area: area.optional().meta({ description: 'only duties of this area' }),
      group: id.optional().meta({ description: 'only people of this group, as in GET /groups' }),
      format,
    }),
    refusals: [],
  }),
  exportFairness: operation({
    ...paper,
    name: 'shares.exportFairness',
    path: '/reports/fairness',
    summary: 'Duties of the last months against even shares, as PDF or CSV (X-FAIR-58)',
    description: 'Like GET /duties/fairness.',
    permission: planners,
    query: z.strictObject({ months: monthsBack, kind: kindFilter, format }),
    refusals: [],
  }),
  exportHistory: operation({
    ...paper,
    name: 'shares.exportHistory',
    path: '/reports/duty-history/{id}',
    summary: 'Past duties of a person, newest first, as PDF or CSV (X-FAIR-58)',
    description: 'Like GET /people/{id}/duties, the newest 200.',
    permission: 'signed-in',
    params: z.strictObject({ id: pathIdOf('person, as in GET /users') }),
    query: z.strictObject({ kind: kindFilter, format }),
    refusals: ['history-not-yours'],
  }),
};
