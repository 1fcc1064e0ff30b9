import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { heldOn, isInWeek, missingMeetings, weeksAhead } from './week-meetings.ts';

const dates = fc
  .integer({ min: 0, max: 11_000 })
  .map((days) => Temporal.PlainDate.from('2015-01-01').add({ days }).toString());

it('MEET-O5 both meetings of this week and of the coming 26 are made, each once', () => {
  fc.assert(
    fc.property(dates, fc.nat(), (today, kept) => {
      const all = missingMeetings(today, []);
      expect(all).toHaveLength((weeksAhead + 1) * 2);
      const first = Temporal.PlainDate.from(all[0]!.week);
      expect(first.dayOfWeek).toBe(1);
      expect(first.until(today).days).toBeLessThan(7);
      expect(Temporal.PlainDate.compare(first, today)).toBeLessThanOrEqual(0);
      expect(first.until(all.at(-1)!.week).days).toBe(26 * 7);
      expect(missingMeetings(today, all)).toEqual([]);
      const one = all[kept % all.length]!;
      expect(
        missingMeetings(
          today,
          all.filter((meeting) => meeting !== one),
        ),
      ).toEqual([one]);
    }),
  );
});

it('a meeting is on its weekday of the week that begins on Monday; 0 is Sunday', () => {
  expect([heldOn('2026-11-23', 1), heldOn('2026-11-23', 3), heldOn('2026-11-23', 0)]).toEqual([
    '2026-11-23',
    '2026-11-25',
    '2026-11-29',
  ]);
  fc.assert(
    fc.property(dates, fc.integer({ min: 0, max: 6 }), (date, day) => {
      const monday = missingMeetings(date, [])[0]!.week;
      expect(Temporal.PlainDate.from(heldOn(monday, day)).dayOfWeek % 7).toBe(day);
      expect(isInWeek(heldOn(monday, day), monday)).toBe(true);
      expect(isInWeek(date, monday)).toBe(true);
    }),
  );
  expect(isInWeek('2026-11-30', '2026-11-23')).toBe(false);
  expect(isInWeek('2026-11-22', '2026-11-23')).toBe(false);
});
