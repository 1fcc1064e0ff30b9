/** Filters, orders and search of the assign list. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type AssignFilter,
  type AssignListEntry,
  type AssignSorting,
  assignFilters,
  chooseAssignList,
  fitsFilter,
} from './assign-list.ts';
import { compareByOrder, compareMapNumbers } from './map-order.ts';

const plain: AssignListEntry = {
  order: 1,
  number: '1',
  assignment: null,
  locked: false,
  overdue: false,
  stagnant: false,
  time_out: null,
  last_completed: null,
};
const out = { user: null };
const listed = fc.record({
  order: fc.nat(3),
  number: fc.integer({ min: 1, max: 30 }).map(String),
  assignment: fc.constantFrom(null, out),
  locked: fc.boolean(),
  overdue: fc.boolean(),
  stagnant: fc.boolean(),
  time_out: fc.option(fc.nat(3)),
  last_completed: fc.constantFrom(null, '2026-01-01', '2025-06-01'),
});
const maps = fc.uniqueArray(listed, { selector: ({ number }) => number });
const choose = (all: readonly AssignListEntry[], sorting?: AssignSorting, search = ''): AssignListEntry[] =>
  chooseAssignList(all, { filter: 'all', search, sorting }, ({ number }) => `Place ${number}`);

it('ASSIGN-S1 a filter shows maps that are free, assigned, overdue, not worked lately or locked', () => {
  const fitting = (map: AssignListEntry): AssignFilter[] =>
    assignFilters.filter((filter) => fitsFilter(map, filter));
  expect(fitting(plain)).toEqual(['all', 'free']);
  expect(fitting({ ...plain, locked: true })).toEqual(['all', 'locked']);
  expect(fitting({ ...plain, assignment: out })).toEqual(['all', 'out']);
  expect(fitting({ ...plain, assignment: out, overdue: true })).toEqual(['all', 'out', 'overdue']);
  expect(fitting({ ...plain, assignment: out, stagnant: true })).toEqual(['all', 'out', 'stagnant']);
  expect(fitting({ ...plain, assignment: out, locked: true })).toEqual(['all', 'out', 'locked']);
});

it('COMMON-R12 sorts by a column in both directions, and keeps equal maps in their own order', () => {
  fc.assert(
    fc.property(maps, fc.boolean(), (all, descending) => {
      const direction = descending ? -1 : 1;
      expect(choose(all, { key: 'number', descending })).toEqual(
        all.toSorted((a, b) => direction * compareMapNumbers(a.number, b.number)),
      );
      const rank = ({ last_completed }: AssignListEntry): number =>
        Number((last_completed ?? '').replaceAll('-', ''));
      expect(choose(all, { key: 'lastCompleted', descending })).toEqual(
        all.toSorted((a, b) => direction * (rank(a) - rank(b)) || compareByOrder(a, b)),
      );
      expect(choose(all)).toEqual(all.toSorted(compareByOrder));
    }),
  );
});

it('ASSIGN-R17 a map that was never completed comes before the one completed longest ago', () => {
  const [never, old, recent] = [null, '2020-05-05', '2026-01-01'].map((last_completed, index) => ({
    ...plain,
    number: String(9 - index),
    last_completed,
  })) as [AssignListEntry, AssignListEntry, AssignListEntry];
  expect(choose([recent, never, old], { key: 'lastCompleted', descending: false })).toEqual([
    never,
    old,
    recent,
  ]);
  expect(choose([old, recent, never], { key: 'lastCompleted', descending: true })).toEqual([
    recent,
    old,
    never,
  ]);
});

it('ASSIGN-X2 sorts the longest assignment first, or last in reverse, and unassigned maps last in both', () => {
  fc.assert(
    fc.property(maps, fc.boolean(), (all, descending) => {
      const shown = choose(all, { key: 'longestOut', descending });
      const out = all.filter(({ time_out }) => time_out !== null);
      const direction = descending ? 1 : -1;
      expect(shown).toEqual([
        ...out.toSorted((a, b) => direction * (a.time_out! - b.time_out!) || compareByOrder(a, b)),
        ...all.filter(({ time_out }) => time_out === null).toSorted(compareByOrder),
      ]);
    }),
  );
});

it('COMMON-R13 a search matches the beginning of a number and any part of place and holder, ignoring case', () => {
  const owner = { user: { full_name: 'Ruth Hollis' } };
  const all = [
    { ...plain, number: '12A', order: 1, assignment: owner },
    { ...plain, number: '2', order: 2, assignment: out },
    { ...plain, number: '21', order: 3 },
  ];
  const find = (search: string): string[] =>
    chooseAssignList(
      all,
      { filter: 'all', search, sorting: undefined },
      ({ order }) => ['Acton', 'Montello', 'View'][order - 1]!,
    ).map(({ number }) => number);
  expect(find('12a')).toEqual(['12A']);
  expect(find('2')).toEqual(['2', '21']);
  expect(find(' HOLL ')).toEqual(['12A']);
  expect(find('CTO')).toEqual(['12A']);
  expect(find('tell')).toEqual(['2']);
  expect(find('  ')).toEqual(['12A', '2', '21']);
  expect(find('nobody')).toEqual([]);
});
