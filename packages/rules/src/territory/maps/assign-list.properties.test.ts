import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type AssignListEntry,
  assignFilters,
  chooseAssignList,
  fitsFilter,
  nextSorting,
} from './assign-list.ts';

const listed: fc.Arbitrary<AssignListEntry> = fc.record({
  order: fc.nat(5),
  number: fc.nat(60).map(String),
  assignment: fc.option(
    fc.record({ user: fc.option(fc.record({ full_name: fc.constantFrom('Ruth', 'Joel') })) }),
  ),
  locked: fc.boolean(),
  overdue: fc.boolean(),
  stagnant: fc.boolean(),
  time_out: fc.option(fc.nat(400)),
  last_completed: fc.option(fc.constantFrom('2026-01-01', '2025-06-01', '2024-02-02')),
});
const sorting = fc.option(
  fc.record({ key: fc.constantFrom('number' as const, 'lastCompleted' as const), descending: fc.boolean() }),
  { nil: undefined },
);

it('ASSIGN-R17 lists maps in their own order until a column is tapped', () => {
  fc.assert(
    fc.property(fc.array(listed), (maps) => {
      const shown = chooseAssignList(maps, { filter: 'all', search: '', sorting: undefined }, () => '');
      expect(shown.map(({ order }) => order)).toEqual(maps.map(({ order }) => order).sort((a, b) => a - b));
    }),
  );
});

it('COMMON-R12 another key sorts ascending, the same key reverses the direction', () => {
  const first = nextSorting(undefined, 'number');
  expect(first).toEqual({ key: 'number', descending: false });
  expect(nextSorting(first, 'number')).toEqual({ key: 'number', descending: true });
  expect(nextSorting(nextSorting(first, 'number'), 'number')).toEqual(first);
  expect(nextSorting({ key: 'number', descending: true }, 'lastCompleted')).toEqual({
    key: 'lastCompleted',
    descending: false,
  });
});

it('a filter and an order show exactly the matching maps', () => {
  fc.assert(
    fc.property(fc.array(listed), fc.constantFrom(...assignFilters), sorting, (maps, filter, sorted) => {
      const shown = chooseAssignList(maps, { filter, search: '', sorting: sorted }, () => '');
      expect(new Set(shown)).toEqual(new Set(maps.filter((map) => fitsFilter(map, filter))));
      for (const [index, map] of shown.entries()) {
        const next = shown[index + 1];
        if (sorted?.key !== 'lastCompleted' || !next) continue;
        const order = (map.last_completed ?? '').localeCompare(next.last_completed ?? '');
        expect(sorted.descending ? -order : order).toBeLessThanOrEqual(0);
      }
    }),
  );
});

it('searches number, place and holder', () => {
  const map = (number: string, name: string | null): AssignListEntry => ({
    order: 1,
    number,
    assignment: name === null ? null : { user: { full_name: name } },
    locked: false,
    overdue: false,
    stagnant: false,
    time_out: null,
    last_completed: null,
  });
  const maps = [map('12', 'Ruth Hollis'), map('21', null), map('3', 'Joel Tanaka')];
  const find = (search: string) =>
    chooseAssignList(
      maps,
      { filter: 'all', search, sorting: undefined },
      ({ number }) => `Place ${number}x`,
    ).map(({ number }) => number);
  expect([find('ruth'), find('21x'), find('12'), find('')]).toEqual([
    ['12'],
    ['21'],
    ['12'],
    ['3', '12', '21'],
  ]);
});
