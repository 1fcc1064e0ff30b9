/** Schemas of reports, for requests and replies (REPORTS-D1, REPORTS-D2). */
import { mostHours, mostOfFigure } from '@sheaf/rules/reports/report-fields';
import { reportGroups } from '@sheaf/rules/reports/totals';
import { z } from 'zod';
import { count, date, idOf, idOrZero, optional, optionalLines, reference } from '../fields.ts';

/** Whole numbers with a limit (REPORTS-R20). */
const hours = z.int().min(0).max(mostHours);
const figure = z.int().min(0).max(mostOfFigure);
const kept = count.nullable();

export const month = date
  .transform((day) => `${day.slice(0, 7)}-01`)
  .meta({ description: 'any day of the month; stored as its first day' });

export const serviceReport = z.object({
  id: idOf('report'),
  user_id: idOrZero,
  report_month: z.string().meta({ format: 'date', description: 'first day of the month' }),
  month_year: z.string().meta({ description: '`2026-10`' }),
  active: z.boolean().meta({ description: 'shared in the ministry' }),
  hours: kept,
  studies: kept,
  special_hours: kept.meta({ description: 'credit hours' }),
  aux: z.boolean(),
  pioneer: z.boolean(),
  special_pioneer: z.boolean(),
  comments: z.string().nullable(),
  placements: kept.meta({
    description: 'figure of years up to 2023, like `videos` and `return_visits` (REPORTS-R10)',
  }),
  videos: kept,
  return_visits: kept,
  late: z.boolean().meta({ description: 'entered after the deadline; counts for its own month' }),
  version: count,
});

export const reportBody = z.strictObject({
  id: idOrZero.optional().meta({ description: 'id of the report to change; 0 or omitted for a new one' }),
  user_id: reference.optional().meta({ description: 'the caller if omitted' }),
  report_month: month,
  active: z.boolean().meta({ description: 'shared in the ministry' }),
  hours: optional(hours).meta({
    description: 'refused without a kind of pioneering, from service year 2024 on',
  }),
  studies: optional(figure),
  special_hours: optional(figure),
  aux: z.boolean().default(false),
  pioneer: z
    .boolean()
    .optional()
    .meta({ description: 'only used with settings.users; otherwise taken from the profile' }),
  special_pioneer: z.boolean().optional().meta({ description: 'never together with `pioneer`' }),
  comments: optionalLines(1000),
  version: count.optional().meta({
    description:
      'version that was read, 0 if there was no report; a stale one is refused with 409 and the current row',
  }),
});

const figures = {
  count,
  placements: count,
  videos: count,
  hours: count,
  return_visits: count,
  studies: count,
  special_hours: count,
};
const groupFigures = z.object(figures);

export const monthTotals = z.object({
  year: count,
  month: count,
  pub: groupFigures.meta({ description: 'publishers' }),
  aux: groupFigures.meta({ description: 'auxiliary pioneers' }),
  pio: groupFigures.meta({ description: 'regular pioneers' }),
  spc: groupFigures.meta({ description: 'special pioneers' }),
  reported: count.meta({ description: 'number of reports of the month, including people who did not share' }),
});

export const reportGroup = z.enum(reportGroups);

const most = z.int().min(0).max(10_000_000);

export const carriedBody = z.strictObject({
  month,
  group: reportGroup,
  count: z.int().min(0).max(100_000),
  hours: most.default(0),
  studies: most.default(0),
  special_hours: most.default(0),
  placements: most.default(0),
  videos: most.default(0),
  return_visits: most.default(0),
});

export const carriedTotals = z.object({
  id: idOf('carried total, as in GET /carried-totals'),
  month: z.string().meta({ format: 'date', description: 'first day of the month' }),
  group: reportGroup,
  ...figures,
});
