import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../schedules/calendar-week.ts';
import { keptFiles } from './kept-files.ts';
import { isTold } from './notice-news.ts';
import { byPlaceOnBoard, isNewNotice, type OrderedNotice } from './notice-order.ts';

const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-01-01', days));
const notice: fc.Arbitrary<OrderedNotice> = fc.record({
  id: fc.integer({ min: 1, max: 1000 }),
  pinned: fc.boolean(),
  ask_read: fc.boolean(),
  from_on: day,
  read_at: fc.option(fc.constant('2026-02-01T00:00:00.000Z')),
  confirmed: fc.boolean(),
});

it('X-BOARD-1 lists pinned notices first, then new ones, then the newest, in one order whatever came in', () => {
  fc.assert(
    fc.property(
      fc
        .uniqueArray(notice, { selector: ({ id }) => id })
        .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        const sorted = all.toSorted(byPlaceOnBoard);
        expect(shuffled.toSorted(byPlaceOnBoard)).toEqual(sorted);
        const rank = (one: OrderedNotice): number => Number(!one.pinned) * 2 + Number(!isNewNotice(one));
        for (const [index, one] of sorted.slice(1).entries()) {
          const before = sorted[index]!;
          expect(rank(before)).toBeLessThanOrEqual(rank(one));
          if (rank(before) === rank(one)) expect(before.from_on >= one.from_on).toBe(true);
        }
      },
    ),
  );
});

it('X-BOARD-5 a notice that requires a confirmation stays new until it is confirmed', () => {
  const read = { read_at: '2026-02-01T00:00:00.000Z', confirmed: false };
  expect(isNewNotice({ ...read, ask_read: false })).toBe(false);
  expect(isNewNotice({ ...read, ask_read: true })).toBe(true);
  expect(isNewNotice({ ...read, ask_read: true, confirmed: true })).toBe(false);
  expect(isNewNotice({ read_at: null, confirmed: false, ask_read: false })).toBe(true);
});

it('X-BOARD-7 notifies at 8:00 of the first day in the zone of the congregation, not at night, and once', () => {
  const untold = { tells: true, told: false, from_on: '2026-11-28', until_on: null };
  const at = (clock: string, more: Partial<Parameters<typeof isTold>[0]> = {}) =>
    isTold({ ...untold, ...more }, 'Australia/Hobart', Date.parse(`${clock}+11:00`));
  expect(at('2026-11-27T23:00')).toBe(false);
  expect(at('2026-11-28T07:59')).toBe(false);
  expect(at('2026-11-28T08:00')).toBe(true);
  expect(at('2026-11-28T19:59')).toBe(true);
  expect(at('2026-11-28T20:00')).toBe(false);
  expect(at('2026-11-29T08:00')).toBe(true);
  expect(at('2026-11-29T08:00', { until_on: '2026-11-28' })).toBe(false);
  expect(at('2026-11-28T08:00', { told: true })).toBe(false);
  expect(at('2026-11-28T08:00', { tells: false })).toBe(false);
});

it('X-BOARD-10 keeps small files of shown notices of the last 30 days, and of pinned ones', () => {
  const file = (size: number) => ({ size });
  const one = {
    from_on: '2026-11-01',
    until_on: null as string | null,
    pinned: false,
    files: [file(5_242_880), file(5_242_881)],
  };
  const kept = (more: Partial<typeof one>) =>
    keptFiles([{ ...one, ...more }], '2026-12-01').map(({ size }) => size);
  expect(kept({})).toEqual([5_242_880]);
  expect(kept({ from_on: '2026-10-31' })).toEqual([]);
  expect(kept({ from_on: '2026-10-31', pinned: true })).toEqual([5_242_880]);
  expect(kept({ until_on: '2026-11-30' })).toEqual([]);
  expect(kept({ from_on: '2026-12-02' })).toEqual([]);
  const full = { ...one, files: Array.from({ length: 4 }, () => file(5_242_880)) };
  const pinned = { ...one, pinned: true, files: [file(4_000_000)] };
  expect(keptFiles([full, { ...full, from_on: '2026-11-30' }, pinned], '2026-12-01')).toEqual([
    ...pinned.files,
    ...full.files,
  ]);
});
