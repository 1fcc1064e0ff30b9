import fc from 'fast-check';
import { expect, it } from 'vitest';
import { serviceYearOf, serviceYearSpan } from '../../time/service-year.ts';
import { mapTypes } from '../maps/map-type.ts';
import {
  isWithin,
  lastCompletedBefore,
  type RecordedAssignment,
  recordRows,
  wasOpenToEverybody,
} from './assignment-record.ts';

const dateOf = (days: number): string =>
  new Date(Date.UTC(2023, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
const assignment: fc.Arbitrary<RecordedAssignment> = fc
  .record({
    start: fc.nat(1200),
    days: fc.option(fc.nat(400)),
    completed: fc.boolean(),
    personal: fc.boolean(),
  })
  .map(({ start, days, completed, personal }) => ({
    assignedOn: dateOf(start),
    returnedOn: days === null ? null : dateOf(start + days),
    completed: completed && days !== null,
    personal,
    campaign: 'none' as const,
    campaignName: null,
    holders: ['Ruth Hollis'],
    completedBefore: null,
    startUnknown: false,
  }));
const maps = fc.uniqueArray(
  fc.record({
    number: fc.nat(300).map(String),
    type: fc.constant('residential' as const),
    completed: fc.constant([]),
    noted: fc.constant([]),
    deleted: fc.boolean(),
    assignments: fc.array(assignment, { maxLength: 8 }),
  }),
  { selector: ({ number }) => number },
);

it('a service year runs from September to August and is named after the year in which it ends', () => {
  expect(serviceYearOf('2026-08-31')).toBe(2026);
  expect(serviceYearOf('2026-09-01')).toBe(2027);
  fc.assert(
    fc.property(fc.nat(3000), (days) => {
      const span = serviceYearSpan(serviceYearOf(dateOf(days)));
      expect(dateOf(days) >= span.from && dateOf(days) <= span.to).toBe(true);
    }),
  );
});

it('PRINT-O4 lists every assignment on the sheets of exactly those years in which the map was assigned', () => {
  fc.assert(
    fc.property(maps, fc.integer({ min: 2022, max: 2028 }), (all, year) => {
      const span = serviceYearSpan(year);
      const rows = recordRows(all, span);
      const shown = rows.flatMap((row) => row.assignments);
      const wanted = all.flatMap((map) => map.assignments).filter((one) => isWithin(one, span));
      expect(new Set(shown)).toEqual(new Set(wanted));
      const kept = all.filter((map) => !map.deleted || map.assignments.some((one) => isWithin(one, span)));
      expect(rows.map(({ number }) => number).sort()).toEqual(kept.map(({ number }) => number).sort());
    }),
  );
});

it('PRINT-O4 sorts rows by number, personal maps last, and assignments by date', () => {
  fc.assert(
    fc.property(maps, (all) => {
      const rows = recordRows(all, serviceYearSpan(2025));
      for (const personal of [false, true]) {
        const numbers = rows.filter((row) => row.personal === personal).map(({ number }) => Number(number));
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      }
      const flags = rows.map(({ personal }) => Number(personal));
      expect(flags).toEqual([...flags].sort());
      for (const { assignments } of rows) {
        const dates = assignments.map(({ assignedOn }) => assignedOn);
        expect(dates).toEqual([...dates].sort());
      }
    }),
  );
});

it('PRINT-O4 a completion after the start of a sheet does not change its column of last completions', () => {
  const year = serviceYearSpan(2025);
  const days = fc.array(fc.nat(1200).map(dateOf), { maxLength: 6 });
  fc.assert(
    fc.property(days, fc.option(assignment, { nil: undefined }), days, (known, first, later) => {
      const until = first?.assignedOn ?? year.from;
      const past = known.filter((day) => day < until);
      const before = lastCompletedBefore({ completed: past, noted: [] }, first, year);
      expect(before).toBe(past.toSorted().at(-1) ?? null);
      const after = later.filter((day) => day > until);
      expect(lastCompletedBefore({ completed: [...past, ...after], noted: after }, first, year)).toBe(before);
      expect(lastCompletedBefore({ completed: [], noted: [...past, ...after] }, first, year)).toBe(before);
    }),
  );
});

it("PRINT-O4 counts an earlier completion on the start day of the next assignment, but not the assignment's own", () => {
  const year = serviceYearSpan(2025);
  const first = { assignedOn: '2024-10-01', returnedOn: '2024-10-01', completed: true } as RecordedAssignment;
  const none = { ...first, completedBefore: null };
  expect(lastCompletedBefore({ completed: [], noted: ['2024-10-01'] }, none, year)).toBe(null);
  expect(lastCompletedBefore({ completed: ['2024-10-01'], noted: [] }, none, year)).toBe('2024-10-01');
});

const holding = (assignedOn: string, returnedOn: string | null, rest: Partial<RecordedAssignment> = {}) => ({
  assignedOn,
  returnedOn,
  completed: false,
  personal: false,
  campaign: 'none' as const,
  campaignName: null,
  holders: ['Ruth Hollis'],
  completedBefore: null,
  startUnknown: false,
  ...rest,
});

it('PRINT-O4 a map counts as assigned in a year from its first day to its last, and while it is assigned', () => {
  const year = serviceYearSpan(2026);
  const spans = [
    holding('2025-08-01', '2025-08-31'),
    holding('2025-08-01', '2025-09-01'),
    holding('2025-10-01', '2025-10-02'),
    holding('2026-08-31', '2026-12-01'),
    holding('2026-09-01', '2026-12-01'),
    holding('2020-01-01', null),
    holding('2026-09-01', null),
  ];
  expect(spans.map((one) => isWithin(one, year))).toEqual([false, true, true, true, false, true, false]);
});

it('PRINT-O4 a map without an assignment in the year shows the completion before it, and one never worked none', () => {
  const year = serviceYearSpan(2026);
  const before = (completed: string[], noted: string[], first?: RecordedAssignment) =>
    lastCompletedBefore({ completed, noted }, first, year);
  expect(before([], [])).toBeNull();
  expect(before(['2025-09-01', '2025-03-01', '2025-09-02'], ['2025-09-01'])).toBe('2025-09-01');
  expect(before([], ['2025-09-01', '2025-08-31', '2024-01-01'])).toBe('2025-08-31');
  expect(before(['2025-01-01'], [], holding('2025-10-01', null, { completedBefore: '2025-05-05' }))).toBe(
    '2025-05-05',
  );
});

it('PRINT-O4 an assignment without names was open to everybody only if its map type allows it', () => {
  const nobody = { personal: false, holders: [] };
  expect(mapTypes.names.filter((type) => wasOpenToEverybody(type, nobody))).toEqual([
    'high-density',
    'foreign',
  ]);
  expect(wasOpenToEverybody('foreign', { ...nobody, personal: true })).toBe(false);
  expect(wasOpenToEverybody('foreign', { ...nobody, holders: ['Ruth Hollis'] })).toBe(false);
});

it('PRINT-O4 the last assignment of the year decides whether a row is personal', () => {
  const map = { number: '7', type: 'residential' as const, completed: [], noted: [], deleted: false };
  const personalOf = (...assignments: RecordedAssignment[]) =>
    recordRows([{ ...map, assignments }], serviceYearSpan(2026))[0]!.personal;
  const [own, other] = [holding('2025-11-01', '2025-12-01', { personal: true }), holding('2026-01-01', null)];
  expect([personalOf(), personalOf(own), personalOf(other, own), personalOf(own, other)]).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(personalOf({ ...own, personal: false }, { ...other, personal: true })).toBe(true);
});
