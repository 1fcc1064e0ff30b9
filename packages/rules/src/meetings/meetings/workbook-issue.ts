/** Sorts the pages of an issue into written, unreadable (with reasons) and missing weeks (MEET-O3). */
import { groupBy } from '../../group-by.ts';
import { mondayOf } from '../../time/wall-time.ts';
import { weeksOfIssue } from './workbook-dates.ts';
import type { ReadWeek, WeekFault } from './workbook-week.ts';

export type UnreadWeek = Omit<ReadWeek, 'problems'> & { problems: WeekFault[] };
export type DatedWeek = ReadWeek & { week: string };

export interface SortedIssue {
  /** In date order. */
  weeks: DatedWeek[];
  unread: UnreadWeek[];
  /** Mondays from this week on. */
  missing: string[];
  /** Headings that have no kind yet. */
  unknown: string[];
}

export function sortIssue(pages: readonly ReadWeek[], issue: string, today: string): SortedIssue {
  const thisWeek = mondayOf(today);
  const times = groupBy(pages, ({ week }) => week);
  const faultsOf = ({ week, problems }: ReadWeek): WeekFault[] => [
    ...problems,
    ...(week !== null && times.get(week)!.length > 1 ? (['twice'] as const) : []),
    ...(week !== null && week < thisWeek ? (['past'] as const) : []),
  ];
  const told = pages.map((page) => ({ ...page, problems: faultsOf(page) }));
  const isWritten = (page: UnreadWeek): boolean => page.problems.length === 0;
  return {
    weeks: pages
      .filter((page): page is DatedWeek => page.week !== null && faultsOf(page).length === 0)
      .sort((a, b) => a.week.localeCompare(b.week)),
    unread: told.filter((page) => !isWritten(page)),
    missing: weeksOfIssue(issue).filter((week) => week >= thisWeek && !times.has(week)),
    unknown: [
      ...new Set(told.filter(({ problems }) => !problems.includes('past')).flatMap(({ unknown }) => unknown)),
    ],
  };
}
