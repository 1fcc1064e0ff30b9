import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dutyKindNames } from '../../duties/duty-kind.ts';
import { addDays } from '../../schedules/calendar-week.ts';
import { laterClock, minutesOf } from '../../time/clock-time.ts';
import { dayNumberOf, weekdayOfDay } from '../../time/day-number.ts';
import type { PersonLimit, UnavailableTime } from './availability.ts';
import { cannotAt, fitsCartTimes, fitsShift, monthFull } from './fits.ts';

const clockAt = (minutes: number): string => laterClock('00:00', minutes);
const minute = fc.integer({ min: 0, max: 1439 });
const day = fc.integer({ min: -40, max: 40 }).map((days) => addDays('2026-11-25', days));
const maybeDay = fc.option(day);
const times: fc.Arbitrary<UnavailableTime> = fc
  .record({
    days: fc.integer({ min: 1, max: 127 }),
    from: minute,
    to: fc.integer({ min: 1, max: 1440 }),
    starts_on: maybeDay,
    ends_on: maybeDay,
  })
  .filter(({ from, to }) => from !== to)
  .map(({ from, to, ...rest }) => ({ ...rest, from_at: clockAt(from), to_at: clockAt(to) }));

/** Whether the person cannot in this minute, minute by minute from the words of the rule. */
function cannotIn(time: UnavailableTime, date: string, at: number): boolean {
  const [from, to] = [minutesOf(time.from_at), minutesOf(time.to_at)];
  const starts = (on: string): boolean =>
    (time.days & (1 << weekdayOfDay(dayNumberOf(on)))) !== 0 &&
    !(time.starts_on !== null && on < time.starts_on) &&
    !(time.ends_on !== null && on > time.ends_on);
  if (to > from) return starts(date) && at >= from && at < to;
  return (starts(date) && at >= from) || (starts(addDays(date, -1)) && at < to);
}

it('AVAIL-R1 a duty clashes exactly if one of its minutes is in a time, also across midnight', () => {
  fc.assert(
    fc.property(times, day, minute, fc.integer({ min: 1, max: 180 }), (time, date, from, length) => {
      const minutes = Array.from({ length }, (_, index) => from + index);
      const expected = minutes.some((at) =>
        at < 1440 ? cannotIn(time, date, at) : cannotIn(time, addDays(date, 1), at - 1440),
      );
      expect(cannotAt([time], date, clockAt(from), clockAt(from + length))).toBe(expected);
    }),
  );
});

it('AVAIL-R1 a further time never frees a person', () => {
  fc.assert(
    fc.property(fc.array(times, { maxLength: 4 }), times, day, minute, (some, further, date, from) => {
      const [before, after] = [some, [...some, further]].map((all) =>
        cannotAt(all, date, clockAt(from), clockAt(from + 90)),
      );
      expect(!before || after).toBe(true);
    }),
  );
});

it('AVAIL-R1 a wall time stays the same on the days on which clocks change', () => {
  const sundays = { days: 64, from_at: '02:00', to_at: '03:00', starts_on: null, ends_on: null };
  // Both changes of 2026 in Hobart and in London.
  for (const date of ['2026-04-05', '2026-10-04', '2026-03-29', '2026-10-25']) {
    expect(cannotAt([sundays], date, '02:30', '02:45')).toBe(true);
    expect(cannotAt([sundays], date, '03:00', '04:00')).toBe(false);
    expect(cannotAt([{ ...sundays, days: 32, from_at: '23:00' }], date, '02:30', '02:45')).toBe(true);
  }
});

it('AVAIL-R1 a moment within a time clashes', () => {
  const evening = { days: 127, from_at: '17:00', to_at: '24:00', starts_on: null, ends_on: null };
  expect(cannotAt([evening], '2026-11-25', '19:00', '19:00')).toBe(true);
  expect(cannotAt([], '2026-11-25', '19:00', '20:00')).toBe(false);
});

const duty = fc.record({ id: fc.nat(20), kind: fc.constantFrom(...dutyKindNames), date: day });
const limit: fc.Arbitrary<PersonLimit> = fc.record({
  area: fc.constantFrom('all' as const, 'programme' as const, 'duties' as const, 'carts' as const),
  most_a_month: fc.option(fc.integer({ min: 1, max: 4 })),
  pace: fc.constant('usual' as const),
});

it('AVAIL-R2 a month is full from its limit on, and never from duties of another month', () => {
  fc.assert(
    fc.property(fc.array(limit, { maxLength: 3 }), fc.array(duty), duty, duty, (limits, had, one, more) => {
      const full = monthFull(limits, had, one);
      const sameMonth = had.filter(
        ({ id, date }) => id !== one.id && date.slice(0, 7) === one.date.slice(0, 7),
      );
      if (full !== null) expect(sameMonth.length).toBeGreaterThanOrEqual(full);
      expect(monthFull(limits, sameMonth, one)).toBe(full);
      // A further duty never makes room.
      const after = monthFull(limits, [...had, more], one);
      if (full !== null) expect(after).not.toBeNull();
      expect(monthFull([], had, one)).toBeNull();
    }),
  );
});

it('AVAIL-R2 an area counts its own kinds, the whole counts all, and the smallest limit decides', () => {
  const had = [
    { id: 1, kind: 'part' as const, date: '2026-11-04' },
    { id: 2, kind: 'responsibility' as const, date: '2026-11-11' },
  ];
  const asked = { id: 3, kind: 'helper' as const, date: '2026-11-25' };
  const most = (area: PersonLimit['area'], count: number): PersonLimit => ({
    area,
    most_a_month: count,
    pace: 'usual',
  });
  expect(monthFull([most('programme', 1)], had, asked)).toBe(1);
  expect(monthFull([most('programme', 2)], had, asked)).toBeNull();
  expect(monthFull([most('duties', 1)], had, asked)).toBeNull();
  expect(monthFull([most('all', 2), most('programme', 1)], had, asked)).toBe(1);
  expect(monthFull([most('all', 1)], had, { ...asked, kind: 'away-talk' })).toBe(1);
});

it('AVAIL-R7 a shift fits if the hours of its day cover it, and always without any hours', () => {
  const hours = [
    { day: 6, from_at: '08:00', to_at: '10:00' },
    { day: 6, from_at: '10:00', to_at: '12:00' },
  ];
  expect(fitsCartTimes(hours, '2026-11-28', '09:00', '11:00')).toBe(true);
  expect(fitsCartTimes(hours, '2026-11-28', '11:00', '13:00')).toBe(false);
  expect(fitsCartTimes(hours, '2026-11-29', '09:00', '11:00')).toBe(false);
  expect(fitsCartTimes([], '2026-11-29', '09:00', '11:00')).toBe(true);
});

it('AVAIL-R7 a shift fits a person by their times, hours and limits, and one without any always', () => {
  const shift = { date: '2026-11-28', from: '09:00', to: '11:00' };
  const nothing = { limits: [], times: [], cart_times: [] };
  const saturday = { days: 32, from_at: '08:00', to_at: '12:00', starts_on: null, ends_on: null };
  const limits = [{ area: 'carts' as const, most_a_month: 1, pace: 'usual' as const }];
  const had = [{ id: 4, kind: 'cart' as const, date: '2026-11-07' }];
  expect(fitsShift(undefined, had, shift)).toBe(true);
  expect(fitsShift(nothing, had, shift)).toBe(true);
  expect(fitsShift({ ...nothing, times: [saturday] }, [], shift)).toBe(false);
  expect(
    fitsShift({ ...nothing, cart_times: [{ day: 7, from_at: '09:00', to_at: '11:00' }] }, [], shift),
  ).toBe(false);
  expect(fitsShift({ ...nothing, limits }, had, shift)).toBe(false);
  expect(fitsShift({ ...nothing, limits }, [], shift)).toBe(true);
});
