import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Availability,
  availabilityVersion,
  mayTouchAvailability,
  mayWish,
  type PlannerNotes,
  wrongInAvailability,
} from './availability.ts';
import { keptApart, type PersonPair } from './pairs.ts';

const time = {
  days: 4,
  from_at: '17:00',
  to_at: '24:00',
  starts_on: null as string | null,
  ends_on: null as string | null,
};
const record: Availability & PlannerNotes = {
  limits: [{ area: 'all', most_a_month: 3, pace: 'usual' }],
  times: [time],
  cart_times: [{ day: 6, from_at: '08:00', to_at: '10:00' }],
  counts_from: null,
  note: null,
};

it('AVAIL-C1 the version depends on every value, and not on the order of rows', () => {
  const version = availabilityVersion(record);
  const changes: Partial<Availability & PlannerNotes>[] = [
    { limits: [{ area: 'all', most_a_month: 4, pace: 'usual' }] },
    { limits: [{ area: 'all', most_a_month: 3, pace: 'half' }] },
    { times: [{ ...time, days: 5 }] },
    { times: [{ ...time, ends_on: '2026-12-01' }] },
    { cart_times: [] },
    { counts_from: '2026-10-01' },
    { note: 'Back in June' },
  ];
  const versions = changes.map((change) => availabilityVersion({ ...record, ...change }));
  expect(new Set([version, ...versions]).size).toBe(changes.length + 1);
  const more = [time, { ...time, days: 8 }];
  expect(availabilityVersion({ ...record, times: more })).toBe(
    availabilityVersion({ ...record, times: more.toReversed() }),
  );
});

it('AVAIL-C1 the version is a positive integer of the database', () => {
  fc.assert(
    fc.property(fc.string(), (note) => {
      const version = availabilityVersion({ ...record, note });
      expect(Number.isInteger(version) && version >= 0 && version <= 2_147_483_647).toBe(true);
    }),
  );
});

it('AVAIL-C1 refuses two limits of an area, times without a length, and an end before the start', () => {
  const [limit] = record.limits;
  expect(wrongInAvailability(record)).toEqual({});
  expect(wrongInAvailability({ ...record, limits: [limit!, { ...limit!, most_a_month: null }] })).toEqual({
    limits: 'area-twice',
  });
  expect(wrongInAvailability({ ...record, times: [{ ...time, to_at: '17:00' }] })).toEqual({
    times: 'time-without-length',
  });
  const dated = { ...time, starts_on: '2026-12-02', ends_on: '2026-12-01' };
  expect(wrongInAvailability({ ...record, times: [dated] })).toEqual({ times: 'before-start' });
  expect(
    wrongInAvailability({ ...record, cart_times: [{ day: 6, from_at: '10:00', to_at: '08:00' }] }),
  ).toEqual({ cart_times: 'time-without-length' });
});

it('AVAIL-R5 everyone edits their own and wishes to be together; only planners edit others and separate people', () => {
  const ann = { personId: 5, permissions: new Set<string>() };
  const planner = { personId: 6, permissions: new Set(['settings.users.qualifications']) };
  expect([mayTouchAvailability(ann, 5), mayTouchAvailability(ann, 6)]).toEqual([true, false]);
  expect([mayTouchAvailability(planner, 5), mayTouchAvailability(planner, 6)]).toEqual([true, true]);
  expect([mayWish(ann, 5, 'together'), mayWish(ann, 5, 'apart'), mayWish(ann, 6, 'together')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([mayWish(planner, 5, 'together'), mayWish(planner, 5, 'apart')]).toEqual([true, true]);
});

it('AVAIL-R4 people are separated in both directions, in their scope only', () => {
  const pair = (change: Partial<PersonPair>): PersonPair => ({
    person_id: 3,
    other_id: 7,
    wish: 'apart',
    scope: 'helper',
    ...change,
  });
  expect(keptApart([pair({})], 7, 3, 'helper')).toBe(true);
  expect(keptApart([pair({})], 3, 7, 'carts')).toBe(false);
  expect(keptApart([pair({ scope: 'all' })], 3, 7, 'carts')).toBe(true);
  expect(keptApart([pair({ wish: 'together' })], 3, 7, 'helper')).toBe(false);
  expect(keptApart([pair({})], 3, 8, 'helper')).toBe(false);
});
