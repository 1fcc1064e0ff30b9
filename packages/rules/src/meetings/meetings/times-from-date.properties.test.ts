import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../schedules/calendar-week.ts';
import { runs } from '../../testing/ring.ts';
import { instantOfWallTime } from '../../time/wall-time.ts';
import { mayBegin, movedMeetings, timesInForce, timesOn } from './times-from-date.ts';
import { usualTime } from './week-meetings.ts';

const first = '2026-01-05';
/** Ten years of weeks. */
const weeks = Array.from({ length: 522 }, (_, index) => addDays(first, index * 7));
const week = fc.constantFrom(...weeks);
const clock = fc
  .record({ hour: fc.nat(23), step: fc.nat(11) })
  .map(({ hour, step }) => `${String(hour).padStart(2, '0')}:${String(step * 5).padStart(2, '0')}`);
const times = fc.record({
  clam_day: fc.nat(6),
  clam_start_time: clock,
  public_day: fc.nat(6),
  public_start_time: clock,
});
/** Changes of a group, each in another week. */
const changes = fc
  .uniqueArray(fc.record({ from_week: week, times }), {
    maxLength: 6,
    selector: ({ from_week }) => from_week,
  })
  .map((rows) => rows.map(({ from_week, times: own }) => ({ ...own, from_week })));
const clocks = new Map<string, Intl.DateTimeFormat>();
const clockIn = (zone: string, at: Date): string => {
  const known =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(zone, known);
  return known.format(at);
};
const zones = ['Australia/Hobart', 'Europe/Berlin', 'America/Chicago', 'Pacific/Auckland', 'Asia/Tokyo'];

it('MEET-O5.3 walks ten years week by week with the times that the last change began, for each group and clock change', () => {
  fc.assert(
    fc.property(
      fc.record({ now: times, rows: changes, zone: fc.constantFrom(...zones) }),
      ({ now, rows, zone }) => {
        // The oracle walks the weeks and remembers the last change.
        let current = now;
        for (const monday of weeks) {
          const begun = rows.find(({ from_week }) => from_week === monday);
          if (begun) current = begun;
          const asked = timesOn(monday, now, rows);
          expect(asked).toEqual(current);
          for (const type of ['clam', 'public'] as const) {
            const usual = usualTime({ week: monday, type }, asked, zone);
            expect(usual).toEqual(usualTime({ week: monday, type }, current, zone));
            // The meeting is in its week, and at a time that the clock of the zone has.
            expect(usual.held_on >= monday && usual.held_on <= addDays(monday, 6)).toBe(true);
            const at = new Date(instantOfWallTime(usual.held_on, usual.starts_at, zone));
            expect(clockIn(zone, at)).toBe(usual.starts_at);
          }
        }
      },
    ),
    runs(2, 20),
  );
}, 120_000);

it('MEET-O5.3 the order of the changes does not matter, and weeks before the first one keep their times', () => {
  fc.assert(
    fc.property(times, changes, week, (now, rows, monday) => {
      expect(timesOn(monday, now, rows.toReversed())).toEqual(timesOn(monday, now, rows));
      if (rows.every(({ from_week }) => from_week > monday)) expect(timesOn(monday, now, rows)).toBe(now);
    }),
  );
});

it('MEET-O5.3 the settings take over times as soon as their week begins, without a change of any week', () => {
  fc.assert(
    fc.property(times, changes, week, fc.nat(6), (now, rows, monday, day) => {
      const taken = timesInForce(rows, addDays(monday, day));
      const left = rows.filter(({ from_week }) => from_week > monday);
      expect(taken === null).toBe(left.length === rows.length);
      for (const later of weeks.filter((one) => one >= monday).slice(0, 60))
        expect(timesOn(later, taken ?? now, left)).toMatchObject(timesOn(later, now, rows));
    }),
    runs(50),
  );
});

it('MEET-O5.3 a change begins on the Monday of a later week', () => {
  expect(mayBegin('2027-01-04', '2026-12-30')).toBe(true);
  expect(mayBegin('2026-12-28', '2026-12-30')).toBe(false);
  expect(mayBegin('2027-01-05', '2026-12-30')).toBe(false);
  expect(mayBegin('2029-01-08', '2026-12-30')).toBe(false);
});

it('MEET-O5.3 moves only future meetings that nobody moved, and none that are there already', () => {
  const meeting = { week: '2027-01-04', type: 'public' as const, held_on: '2027-01-10', starts_at: '10:00' };
  const at = (starts_at: string) => () => ({ held_on: '2027-01-10', starts_at });
  const today = '2026-12-30';
  expect(movedMeetings([{ ...meeting, moved: false }], at('13:00'), today)).toHaveLength(1);
  expect(movedMeetings([{ ...meeting, moved: true }], at('13:00'), today)).toEqual([]);
  expect(movedMeetings([{ ...meeting, moved: false }], at('10:00'), today)).toEqual([]);
  expect(movedMeetings([{ ...meeting, moved: false }], at('13:00'), '2027-01-10')).toEqual([]);
});
