import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { runs } from '../testing/ring.ts';
import {
  nextRotationDates,
  type Rotation,
  rotationDates,
  type Weekday,
  type WeekOfMonth,
} from './rotation-dates.ts';

const dates = fc
  .integer({ min: 0, max: 11_000 })
  .map((days) => Temporal.PlainDate.from('2015-01-01').add({ days }).toString());
const weekdays = fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7);
const rotations: fc.Arbitrary<Rotation> = fc.record({
  every: fc.constantFrom('week', 'month'),
  weeks: fc.integer({ min: 1, max: 6 }),
  weekday: weekdays,
  week: fc.constantFrom<WeekOfMonth>(1, 2, 3, 4, 'last'),
  startsOn: dates,
  endsOn: fc.option(dates),
  skipped: fc.array(dates, { maxLength: 4 }),
});
const spans = fc
  .tuple(dates, fc.integer({ min: 0, max: 500 }))
  .map(([from, days]) => ({ from, to: Temporal.PlainDate.from(from).add({ days }).toString() }));

const day = (date: string): Temporal.PlainDate => Temporal.PlainDate.from(date);
const onlyDates = (rotation: Rotation, from: string, to: string): string[] =>
  rotationDates(rotation, from, to).map(({ date }) => date);

/** Independent definition: whether a rotation falls on a date. */
function fallsOn(rotation: Rotation, date: Temporal.PlainDate): boolean {
  const text = date.toString();
  if (text < rotation.startsOn || (rotation.endsOn !== null && text > rotation.endsOn)) return false;
  if (date.dayOfWeek !== rotation.weekday) return false;
  if (rotation.every === 'month') {
    if (rotation.week === 'last') return date.add({ days: 7 }).month !== date.month;
    return Math.ceil(date.day / 7) === rotation.week;
  }
  const start = day(rotation.startsOn);
  const first = start.add({ days: (rotation.weekday - start.dayOfWeek + 7) % 7 });
  return first.until(date).days % (7 * rotation.weeks) === 0;
}

it('a rotation falls exactly on the days of its definition', () => {
  fc.assert(
    fc.property(rotations, spans, (rotation, { from, to }) => {
      const told: string[] = [];
      for (let date = day(from); date.toString() <= to; date = date.add({ days: 1 }))
        if (fallsOn(rotation, date)) told.push(date.toString());
      expect(onlyDates(rotation, from, to)).toEqual(told);
    }),
    { numRuns: 300 },
  );
});

it('dates of two consecutive spans equal the dates of the whole span', () => {
  fc.assert(
    fc.property(rotations, spans, dates, (rotation, { from, to }, cut) => {
      const between = cut < from ? from : cut > to ? to : cut;
      const next = day(between).add({ days: 1 }).toString();
      expect([...onlyDates(rotation, from, between), ...onlyDates(rotation, next, to)]).toEqual(
        onlyDates(rotation, from, to),
      );
    }),
  );
});

it('a weekly interval continues across the new year, for any requested span', () => {
  fc.assert(
    fc.property(rotations, spans, (rotation, { from, to }) => {
      const found = onlyDates({ ...rotation, every: 'week' }, from, to);
      const gaps = found.slice(1).map((date, index) => day(found[index]!).until(day(date)).days);
      expect(gaps.filter((gap) => gap !== 7 * rotation.weeks)).toEqual([]);
    }),
  );
});

it('a monthly rotation has exactly one date per month, and the last weekday is followed by the next month', () => {
  fc.assert(
    fc.property(rotations, dates, (rotation, from) => {
      const monthly: Rotation = { ...rotation, every: 'month', startsOn: from, endsOn: null };
      const found = nextRotationDates(monthly, from, 30);
      const months = found.map(({ date }) => day(date).toPlainYearMonth());
      months.slice(1).forEach((month, index) => {
        expect(months[index]!.until(month).months + 12 * months[index]!.until(month).years).toBe(1);
      });
      if (monthly.week === 'last')
        for (const { date } of found) expect(day(date).add({ days: 7 }).month).not.toBe(day(date).month);
    }),
  );
});

it('skipping marks dates and moves none', () => {
  fc.assert(
    fc.property(rotations, spans, fc.nat(), (rotation, { from, to }, at) => {
      const found = onlyDates(rotation, from, to);
      const skipped = found.length > 0 ? [found[at % found.length]!] : [];
      const marked = rotationDates({ ...rotation, skipped }, from, to);
      expect(marked.map(({ date }) => date)).toEqual(found);
      expect(marked.filter((due) => due.skipped).map(({ date }) => date)).toEqual(skipped);
    }),
  );
});

it('the next dates are the first of a long span, and stop at the end of the rotation', () => {
  fc.assert(
    fc.property(rotations, dates, fc.integer({ min: 0, max: 12 }), (rotation, from, count) => {
      const next = nextRotationDates(rotation, from, count);
      const whole = rotationDates(rotation, from, '2060-01-01');
      expect(next).toEqual(whole.slice(0, count));
    }),
    runs(60),
  );
});

it('an interval below one week counts as one week, and fractions are ignored', () => {
  const rotation: Rotation = {
    every: 'week',
    weeks: 1,
    weekday: 1,
    week: 1,
    startsOn: '2026-11-23',
    endsOn: null,
    skipped: [],
  };
  const first = (weeks: number) =>
    nextRotationDates({ ...rotation, weeks }, '2026-11-23', 2).map(({ date }) => date);
  for (const weeks of [-2, 0, 0.5, 1, 1.9]) expect(first(weeks)).toEqual(['2026-11-23', '2026-11-30']);
  expect(first(2.9)).toEqual(['2026-11-23', '2026-12-07']);
  expect(nextRotationDates(rotation, '2026-11-23', -1)).toEqual([]);
});
