/** Rows of reports as they are sent and read (REPORTS-D1, REPORTS-D2). */
import { mostHours, mostOfFigure } from '@sheaf/rules/reports/report-fields';
import { reportGroups } from '@sheaf/rules/reports/totals';
import { z } from 'zod';
import { count, date, idOrZero, optional, optionalLines, reference } from '../fields.ts';

/** REPORTS-R20. */
const hours = z.int().min(0).max(mostHours);
const figure = z.int().min(0).max(mostOfFigure);
const kept = count.nullable();

export const month = date
  .transform((day) => `${day.slice(0, 7)}-01`)
  .meta({ description: 'any day of the month; its first is kept' });

export const serviceReport = z.object({
  id: idOrZero,
  user_id: idOrZero,
  report_month: z.string().meta({ format: 'date', description: 'the first of the month' }),
  month_year: z.string().meta({ description: '`2026-10`' }),
  active: z.boolean().meta({ description: 'shared in the ministry' }),
  hours: kept,
  studies: kept,
  special_hours: kept.meta({ description: 'credit' }),
  aux: z.boolean(),
  pioneer: z.boolean(),
  special_pioneer: z.boolean(),
  comments: z.string().nullable(),
  placements: kept.meta({ description: 'of years up to 2023, as the two after it (REPORTS-R10)' }),
  videos: kept,
  return_visits: kept,
  late: z.boolean().meta({ description: 'came after its day; it counts in its own month' }),
  version: count,
});

export const reportBody = z.strictObject({
  id: idOrZero.optional().meta({ description: 'of the report that is changed; 0 or left out for a new one' }),
  user_id: reference.optional().meta({ description: 'left out: the own' }),
  report_month: month,
  active: z.boolean(),
  hours: optional(hours).meta({
    description: 'refused without a kind of pioneering, from service year 2024 on',
  }),
  studies: optional(figure),
  special_hours: optional(figure),
  aux: z.boolean().default(false),
  pioneer: z
    .boolean()
    .optional()
    .meta({ description: 'said by who keeps the records; else as the profile says' }),
  special_pioneer: z.boolean().optional().meta({ description: 'never together with `pioneer`' }),
  comments: optionalLines(1000),
  version: count
    .optional()
    .meta({ description: 'version seen; a stale one is refused with the current row' }),
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
  pub: groupFigures,
  aux: groupFigures,
  pio: groupFigures,
  spc: groupFigures,
  reported: count.meta({ description: 'reports of the month, those included who did not share' }),
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
  id: idOrZero,
  month: z.string().meta({ format: 'date' }),
  group: reportGroup,
  ...figures,
});
