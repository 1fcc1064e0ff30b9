/** Spreadsheet rows of all totals, one per month and group, with attendance averages (PRINT-P7). */
import { groupBy } from '../group-by.ts';
import { averagesOfMonth, type CountedMeeting } from './attendance-year.ts';
import {
  type CarriedFigures,
  type CountedReport,
  type Figures,
  monthOfTotals,
  reportGroups,
  totalsByMonth,
} from './totals.ts';

const figures = [
  'count',
  'hours',
  'studies',
  'special_hours',
  'placements',
  'videos',
  'return_visits',
] as const satisfies readonly (keyof Figures)[];

/** The first row has the column names of the API. */
export function totalsRows(
  reports: readonly CountedReport[],
  carried: readonly CarriedFigures[],
  attendance: readonly CountedMeeting[],
): string[][] {
  const head = ['month', 'group', ...figures, 'average_midweek', 'average_weekend'];
  const weeks = groupBy(attendance, ({ held_on }) => held_on.slice(0, 7));
  const rows = totalsByMonth(reports, carried).flatMap((totals) => {
    const month = monthOfTotals(totals);
    const averages = averagesOfMonth(weeks.get(month.slice(0, 7)) ?? [], month);
    return reportGroups.map((group) => [
      month.slice(0, 7),
      group,
      ...figures.map((name) => String(totals[group][name])),
      String(averages.clam ?? ''),
      String(averages.public ?? ''),
    ]);
  });
  return [head, ...rows];
}
