import { expect, it } from 'vitest';
import { sortIssue } from './workbook-issue.ts';
import type { ReadWeek } from './workbook-week.ts';

const issue = '202511';
const [first, second, third] = ['2025-11-03', '2025-11-10', '2025-11-17'] as const;
const before = '2025-10-01';

const page = (week: string | null, change: Partial<ReadWeek> = {}): ReadWeek => ({
  heading: `Week ${week}`,
  week,
  found: { parts: 8, songs: 3, minutes: 102 },
  problems: [],
  unknown: [],
  reading: 'Ruth 1',
  parts: [],
  ...change,
});

const sorted = (pages: readonly ReadWeek[], today = before) => sortIssue(pages, issue, today);
const faultsOf = (pages: readonly ReadWeek[], today = before) =>
  sorted(pages, today).unread.map(({ week, problems }) => [week, problems]);

it('MEET-O3 writes readable weeks in date order, in any file order', () => {
  const { weeks, unread } = sorted([page(third), page(first), page(second)]);
  expect(weeks).toEqual([page(first), page(second), page(third)]);
  expect(unread).toEqual([]);
});

it('MEET-O3 a page with a problem is not written and reports it, and its week is not missing', () => {
  const broken = page(second, { problems: ['songs', 'length'] });
  const result = sorted([page(first), broken]);
  expect(result.weeks).toEqual([page(first)]);
  expect(result.unread).toEqual([broken]);
  expect(result.missing).not.toContain(second);
  expect(result.missing[0]).toBe(third);
});

it('MEET-O3 writes neither of two pages for one week', () => {
  expect(sorted([page(first), page(second), page(first)]).weeks).toEqual([page(second)]);
  expect(faultsOf([page(first), page(second), page(first)])).toEqual([
    [first, ['twice']],
    [first, ['twice']],
  ]);
});

it('MEET-O3 pages with an unclear week are neither duplicates nor past', () => {
  const unclear = page(null, { problems: ['date'] });
  expect(faultsOf([unclear, unclear])).toEqual([
    [null, ['date']],
    [null, ['date']],
  ]);
  expect(sorted([page(null)]).weeks).toEqual([]);
});

it('MEET-O3 skips past weeks and writes the current one', () => {
  const pages = [page(first), page(second), page(third)];
  const sunday = '2025-11-16';
  expect(sorted(pages, sunday).weeks).toEqual([page(second), page(third)]);
  expect(faultsOf(pages, sunday)).toEqual([[first, ['past']]]);
});

it('MEET-O3 lists weeks of the issue without a page as missing, from this week on', () => {
  expect(sorted([page(third)]).missing).toEqual([
    ...[first, second, '2025-11-24', '2025-12-01', '2025-12-08', '2025-12-15', '2025-12-22', '2025-12-29'],
  ]);
  expect(sorted([], '2025-12-28').missing).toEqual(['2025-12-22', '2025-12-29']);
});

it('MEET-O4 lists each unnamed heading once, and none of past weeks', () => {
  const asking = (week: string, ...unknown: string[]) => page(week, { problems: ['headings'], unknown });
  const pages = [asking(first, 'of the past'), asking(second, 'one', 'two'), asking(third, 'two', 'three')];
  expect(sorted(pages, second).unknown).toEqual(['one', 'two', 'three']);
});
