import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { clockText, isInSkippedHour, shiftMinutes, startOnDay } from '../carts/shift.ts';
import { nextMovedStart } from '../schedules/moved-start.ts';
import { minutesOf } from './clock-time.ts';
import { clockOf, clockOnDay, dateOf, instantOfWallTime, isSkippedTime, wallTimeIn } from './wall-time.ts';

interface Gap {
  zone: string;
  /** Wall times `2027-03-28T02:00`: first skipped one, and first one after it. */
  from: string;
  to: string;
}

const years = [Date.UTC(2026, 0, 1), Date.UTC(2029, 0, 1)] as const;
const minute = 60_000;

function gapsOf(zone: string): Gap[] {
  const gaps: Gap[] = [];
  let at: Temporal.ZonedDateTime | null = Temporal.Instant.fromEpochMilliseconds(years[0]).toZonedDateTimeISO(
    zone,
  );
  while (true) {
    at = at.getTimeZoneTransition('next');
    if (at === null || at.epochMilliseconds >= years[1]) return gaps;
    const to = at.toPlainDateTime();
    const before = at.subtract({ nanoseconds: 1 }).toPlainDateTime().add({ nanoseconds: 1 });
    if (Temporal.PlainDateTime.compare(before, to) < 0)
      gaps.push({ zone, from: before.toString().slice(0, 16), to: to.toString().slice(0, 16) });
  }
}

const gaps = Intl.supportedValuesOf('timeZone').flatMap(gapsOf);

/** One zone for each gap. */
const oneEach = [...new Map(gaps.map((gap) => [`${gap.from} ${gap.to}`, gap])).values()];

/** Skipped wall times of a gap, every five minutes. */
function skippedIn({ from, to }: Gap): { date: string; time: string }[] {
  const times: { date: string; time: string }[] = [];
  for (let at = Date.parse(`${from}Z`); at < Date.parse(`${to}Z`); at += 5 * minute) {
    const text = new Date(at).toISOString().slice(0, 16);
    times.push({ date: dateOf(text), time: clockOf(text) });
  }
  return times;
}

const exists = (zone: string, date: string, time: string): boolean =>
  wallTimeIn(zone, instantOfWallTime(date, time, zone)) === `${date}T${time}`;

describe('clocks of every time zone that go forward until 2029', () => {
  it('has gaps of half an hour, one hour and two hours, also before midnight', () => {
    const lengths = gaps.map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / minute);
    expect(lengths).toEqual(expect.arrayContaining([30, 60, 120]));
    expect(gaps.some(({ from, to }) => dateOf(from) < dateOf(to))).toBe(true);
  });

  it('SERVICE-C5.2 a skipped time is replaced by an existing time of the same date', () => {
    for (const gap of gaps)
      for (const { date, time } of skippedIn(gap)) {
        const moved = clockOnDay(date, time, gap.zone);
        expect(isSkippedTime(date, time, gap.zone)).toBe(true);
        expect(moved).not.toBe(time);
        expect({ ...gap, moved, exists: exists(gap.zone, date, moved) }).toEqual({
          ...gap,
          moved,
          exists: true,
        });
        const later = minutesOf(moved) - minutesOf(time);
        const length = (Date.parse(gap.to) - Date.parse(gap.from)) / minute;
        expect(Math.abs(later)).toBe(length);
        // Earlier only if the later time belongs to the next date.
        expect(later > 0 || minutesOf(time) + length >= 24 * 60).toBe(true);
      }
  });

  it('CARTS-O2.4 a shift of a rotation keeps its length, within one date and outside of the skipped time', () => {
    for (const gap of oneEach)
      for (const minutes of shiftMinutes)
        for (let at = 0; at + minutes <= 24 * 60; at += 30) {
          const shift = { date: dateOf(gap.from), startsAt: clockText(at), minutes };
          const startsAt = startOnDay(shift, gap.zone);
          if (!isInSkippedHour(shift, gap.zone)) expect(startsAt).toBe(shift.startsAt);
          else expect(isInSkippedHour({ ...shift, startsAt }, gap.zone)).toBe(false);
          expect(minutesOf(startsAt) + minutes).toBeLessThanOrEqual(24 * 60);
        }
  });

  it('SERVICE-C5.3 the form names the first date with another time', () => {
    for (const gap of gaps) {
      const date = dateOf(gap.from);
      const time = clockOf(gap.from);
      const weekly = {
        every: 'week' as const,
        weeks: 1,
        weekday: Temporal.PlainDate.from(date).dayOfWeek as 7,
        week: 1 as const,
        startsOn: '2025-01-01',
        endsOn: null,
        skipped: [],
      };
      const startOn = (day: string): string => clockOnDay(day, time, gap.zone);
      const from = Temporal.PlainDate.from(date).subtract({ days: 20 }).toString();
      expect(nextMovedStart(weekly, time, from, startOn)).toEqual({ date, startsAt: startOn(date) });
      expect(nextMovedStart(weekly, '12:00', from, (day) => clockOnDay(day, '12:00', gap.zone))).toBeNull();
    }
  });
});

it('CARTS-O2.4 a shift that ends in the skipped hour starts when it ends', () => {
  const inBerlin = (startsAt: string, minutes: number): string =>
    startOnDay({ date: '2027-03-28', startsAt, minutes }, 'Europe/Berlin');
  expect(inBerlin('02:00', 60)).toBe('03:00');
  expect(inBerlin('02:30', 60)).toBe('03:30');
  expect(inBerlin('01:30', 60)).toBe('03:00');
  expect(inBerlin('01:00', 60)).toBe('01:00');
  expect(inBerlin('01:00', 240)).toBe('01:00');
  expect(startOnDay({ date: '2027-03-28', startsAt: '00:30', minutes: 60 }, 'Antarctica/Troll')).toBe(
    '03:00',
  );
});
