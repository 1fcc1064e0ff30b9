/**
 * The feed, parsed by two independent libraries, at every quarter of an hour around both clock changes of a
 * year.
 */
import fc from 'fast-check';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { expect, it } from 'vitest';
import { writeCalendar } from '#contexts/people/calendar-feed/write-calendar';
import type { CalendarItem } from '#platform/calendar-source';

const zones = ['Australia/Sydney', 'Europe/Berlin', 'America/Chicago'] as const;
/** Both changes of 2026 in these zones, and the days around them. */
const changes = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01'];

interface ReadEvent {
  uid: string;
  start: number;
  end: number;
  wholeDays: boolean;
}

const byIcalJs = (text: string): ReadEvent[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { uid, startDate, endDate } = new ICAL.Event(component);
    // All-day dates have no zone: compared by their midnight in UTC, independent of this machine.
    const instantOf = (time: ICAL.Time): number =>
      time.isDate ? Date.parse(`${time.toString()}T00:00:00Z`) : time.toUnixTime() * 1000;
    return { uid, start: instantOf(startDate), end: instantOf(endDate), wholeDays: startDate.isDate };
  });

const byTsIcs = (text: string): ReadEvent[] =>
  (convertIcsCalendar(undefined, text).events ?? []).map(({ uid, start, end }) => ({
    uid,
    start: start.date.getTime(),
    end: end?.date.getTime() ?? Number.NaN,
    wholeDays: start.type === 'DATE',
  }));

function readByBoth(zone: string, items: CalendarItem[]): ReadEvent[] {
  const revisions = Object.fromEntries(
    items.map(({ key }) => [key, { hash: '', sequence: 0, changedAt: Date.parse('2026-01-01T00:00:00Z') }]),
  );
  const text = writeCalendar({ name: 'Burnie', zone, host: 'sheaf.test', revisions, items });
  const read = byIcalJs(text);
  expect(byTsIcs(text)).toEqual(read);
  return read;
}

const clocks = new Map(
  zones.map((timeZone) => [
    timeZone as string,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);
const clockIn = (zone: string, instant: number): string => clocks.get(zone)!.format(instant);
const minuteOf = (quarter: number): string =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
const later = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Whether clocks show this time on that day, searched among all instants without the code under test. */
const isShown = (zone: string, date: string, time: string): boolean => {
  const noon = Date.parse(`${date}T${time}:00Z`);
  for (let hours = -14; hours <= 14; hours += 1)
    if (clockIn(zone, noon + hours * 3_600_000) === `${date} ${time}`) return true;
  return false;
};

const anItem = fc
  .record({
    change: fc.constantFrom(...changes),
    days: fc.integer({ min: -2, max: 2 }),
    from: fc.integer({ min: 0, max: 94 }),
    quarters: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ change, days, from, quarters }) => ({
    date: later(change, days),
    from: minuteOf(from),
    to: minuteOf(Math.min(95, from + quarters)),
  }));

it('USERS-X4 shows every time as local wall time in two independent parsers, across both clock changes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), anItem, (zone, { date, from, to }) => {
      const [read] = readByBoth(zone, [
        { key: 'part-1', title: 'Reading', note: null, location: null, date, from, to },
      ]);
      expect(read!.wholeDays).toBe(false);
      expect(read!.end).toBeGreaterThan(read!.start);
      if (isShown(zone, date, from)) expect(clockIn(zone, read!.start)).toBe(`${date} ${from}`);
      if (isShown(zone, date, from) && isShown(zone, date, to))
        expect(clockIn(zone, read!.end)).toBe(`${date} ${to}`);
    }),
    { numRuns: 700 },
  );
}, 120_000);

it('USERS-X4 never starts after its end if clocks skip the start', () => {
  const skipped: [string, string][] = [
    ['Australia/Sydney', '2026-10-04'],
    ['Europe/Berlin', '2026-03-29'],
    ['America/Chicago', '2026-03-08'],
  ];
  for (const [zone, date] of skipped) {
    const [read] = readByBoth(zone, [
      { key: 'part-1', title: 'Reading', note: null, location: null, date, from: '02:30', to: '03:15' },
    ]);
    expect(clockIn(zone, read!.start)).toBe(`${date} 03:30`);
    expect(clockIn(zone, read!.end)).toBe(`${date} 04:15`);
  }
});

it('USERS-X4 preserves all-day dates across clock changes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom(...changes),
      fc.integer({ min: -2, max: 2 }),
      fc.integer({ min: 0, max: 10 }),
      (zone, change, before, length) => {
        const first = later(change, before);
        const last = later(first, length);
        const [read] = readByBoth(zone, [
          { key: 'away-1', title: 'Away', note: null, location: null, first, last },
        ]);
        expect(read).toEqual({
          uid: 'away-1@sheaf.test',
          start: Date.parse(`${first}T00:00:00Z`),
          end: Date.parse(`${later(last, 1)}T00:00:00Z`),
          wholeDays: true,
        });
      },
    ),
  );
});
