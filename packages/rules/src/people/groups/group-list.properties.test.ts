import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupSheets, mayPrintGroupList } from './group-list.ts';

const group = fc.record({
  id: fc.integer({ min: 1, max: 4 }),
  overseer_id: fc.option(fc.integer({ min: 1, max: 20 })),
  assistant_id: fc.option(fc.integer({ min: 1, max: 20 })),
});
const groups = fc.uniqueArray(group, { selector: ({ id }) => id, maxLength: 4 });
const person = fc.record({
  id: fc.integer({ min: 1, max: 20 }),
  first_name: fc.string(),
  last_name: fc.constantFrom('Abel', 'Baker', 'Carter'),
  group_id: fc.option(fc.integer({ min: 1, max: 4 })),
  appointment: fc.constantFrom('publisher', 'elder', 'guest'),
});
const people = fc.uniqueArray(person, { selector: ({ id }) => id });
type Person = { last_name: string; id: number };
const byName = (one: Person, other: Person): number =>
  one.last_name.localeCompare(other.last_name) || one.id - other.id;

it('GROUPS-R12 every person is on the list of their group exactly once', () => {
  fc.assert(
    fc.property(groups, people, (all, some) => {
      const known = new Set(all.map(({ id }) => id));
      const sheets = groupSheets(all, some, byName);
      const placed = sheets.flatMap(({ group: own, people: listed }) =>
        listed.map(({ id, group_id }) => [id, group_id === (own?.id ?? null)]),
      );
      const expected = some.filter(({ group_id, appointment }) =>
        group_id === null ? appointment !== 'guest' : known.has(group_id),
      );
      expect(placed.every(([, right]) => right)).toBe(true);
      expect(placed.map(([id]) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
    }),
  );
});

it('GROUPS-R12 lists the overseer first, then the assistant, then the others by name', () => {
  fc.assert(
    fc.property(groups, people, (all, some) => {
      for (const { group: own, people: listed } of groupSheets(all, some, byName)) {
        if (!own) continue;
        const ids = listed.map(({ id }) => id);
        const overseer = ids.indexOf(own.overseer_id ?? 0);
        const assistant = ids.indexOf(own.assistant_id ?? 0);
        expect(overseer).toBeLessThanOrEqual(0);
        if (own.assistant_id !== own.overseer_id) expect(assistant).toBeLessThanOrEqual(overseer + 1);
        const rest = listed.filter(({ id }) => id !== own.overseer_id && id !== own.assistant_id);
        expect(rest).toEqual(rest.toSorted(byName));
      }
    }),
  );
});

it('GROUPS-R12 groups keep their order, followed by a list of people without a group if there are any', () => {
  fc.assert(
    fc.property(groups, people, (all, some) => {
      const sheets = groupSheets(all, some, byName).map(({ group: own }) => own);
      const homeless = some.some(({ group_id, appointment }) => group_id === null && appointment !== 'guest');
      expect(sheets).toEqual(homeless ? [...all, null] : all);
    }),
  );
});

it('GROUPS-O1 names need either permission, contacts the one of the elders', () => {
  const names = new Set(['settings.print.groups']);
  const contacts = new Set(['settings.print.groups_elder']);
  expect(mayPrintGroupList('groups', names)).toBe(true);
  expect(mayPrintGroupList('groups_elder', names)).toBe(false);
  expect(mayPrintGroupList('groups', contacts)).toBe(true);
  expect(mayPrintGroupList('groups_elder', contacts)).toBe(true);
  expect(mayPrintGroupList('groups', new Set())).toBe(false);
});
