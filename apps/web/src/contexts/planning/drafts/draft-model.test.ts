import { expect, it } from 'vitest';
import { firstPlace, gridOf } from './draft-model.ts';
import { examplePlace } from './testing/example-places.ts';

it('X-FAIR-34 has a row for each week and a column for each place of a week', () => {
  const sound = examplePlace({ responsibility_id: 9, user_id: null });
  const doors = [examplePlace({}), examplePlace({}), examplePlace({ date: '2026-12-09' })];
  const weekend = examplePlace({ meeting: 'public', date: '2026-12-06', locked: true });
  const { columns, weeks, counts } = gridOf([weekend, ...[...doors].reverse(), sound]);
  expect(columns.map(({ meeting, responsibility, number }) => [meeting, responsibility, number])).toEqual([
    ['clam', 9, 0],
    ['clam', 4, 1],
    ['clam', 4, 2],
    ['public', 4, 0],
  ]);
  expect(weeks.map(({ monday, places }) => [monday, places.length])).toEqual([
    ['2026-11-30', 4],
    ['2026-12-07', 1],
  ]);
  expect(counts).toEqual({ places: 5, filled: 4, open: 1, locked: 1, proposed: 4 });
  expect(weeks[0]!.cells.get(columns[2]!.key)).toBe(doors[1]);
  expect(weeks[1]!.cells.get(columns[2]!.key)).toBeUndefined();
});

it('X-FAIR-34 begins with the first place that needs a person', () => {
  const places = [examplePlace({}), examplePlace({ state: 'left' }), examplePlace({ user_id: null })];
  expect(firstPlace(gridOf(places))).toBe(places[1]);
  expect(firstPlace(gridOf(places.slice(0, 1)))).toBe(places[0]);
  expect(firstPlace(gridOf([]))).toBeUndefined();
});

it('X-FAIR-59 a meeting of a language group has its own columns, after those of the congregation', () => {
  const places = [examplePlace({ language_group: 'Tagalog' }), examplePlace({}), examplePlace({})];
  expect(gridOf(places).columns.map(({ group, number }) => [group, number])).toEqual([
    [null, 1],
    [null, 2],
    ['Tagalog', 0],
  ]);
});
