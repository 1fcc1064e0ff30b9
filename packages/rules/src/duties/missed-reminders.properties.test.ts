import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWaking } from '../automatic-messages/automatic.ts';
import { addDays } from '../schedules/calendar-week.ts';
import { runs } from '../testing/ring.ts';
import { instantOfWallTime } from '../time/wall-time.ts';
import { dueDutyReminders } from './reminders.ts';
import { duty, hour, meetingsAt, play } from './testing/play-reminders.ts';

const missing = fc.record({
  at: fc.constantFrom(...meetingsAt),
  startsAt: fc.constantFrom('09:30', '19:00', '21:00'),
  /** Hours between two runs; the longest gaps are several days. */
  gaps: fc.array(fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 5, max: 60 })), {
    minLength: 20,
    maxLength: 40,
  }),
});

it('MSG-R23 after any gap a duty is reminded of once, by the first run that may send it, and never after the meeting begins', () => {
  let [late, today] = [0, 0];
  fc.assert(
    fc.property(missing, ({ at: [zone, date], startsAt, gaps }) => {
      const start = Date.parse(`${addDays(date, -10)}T00:07:00Z`);
      const over = instantOfWallTime(date, startsAt, zone);
      let at = start;
      const times = gaps.map((gap) => (at += gap * hour)).filter((one) => one < over + 24 * hour);
      const sent = play(
        zone,
        start,
        [duty({ date, startsAt })],
        gaps.slice(0, times.length).map((after) => ({ after, runs: 2 })),
      );
      const opens = instantOfWallTime(addDays(date, -1), '17:00', zone);
      const closes = instantOfWallTime(addDays(date, -1), '20:00', zone);
      const could = times.filter((one) => {
        const ranBefore = times.some((before) => before < closes && isWaking('duty-evening', zone, before));
        return (
          one >= opens && one < over && isWaking('duty-evening', zone, one) && (ranBefore || one < closes)
        );
      });
      const evening = sent.filter(({ kind }) => kind === 'duty-evening');
      expect(evening.map(({ at }) => at)).toEqual(could.slice(0, 1));
      late += could[0] !== undefined && could[0] >= closes ? 1 : 0;
      today += evening.filter((one) => one.today).length;
      expect(sent.every(({ at }) => at < over)).toBe(true);
    }),
    runs(120),
  );
  expect(Math.min(late, today)).toBeGreaterThan(2);
});

it('MSG-R23 a missed reminder of the week before is sent until the meeting, unless the one of the evening before was sent', () => {
  const at = (now: string, settledUntil: string, told: string[] = []) =>
    dueDutyReminders('duty-week', [duty()], {
      now: Date.parse(`${now}:07:00Z`),
      settledUntil: Date.parse(`${settledUntil}:07:00Z`),
      zone: 'UTC',
      told,
    }).map(({ effect }) => effect);
  const effect = 'duty-week:2026-12-02:7:31';
  expect(at('2026-11-29T09', '2026-11-24T19')).toEqual([effect]);
  expect(at('2026-12-02T19', '2026-11-24T19')).toEqual([effect]);
  expect(at('2026-12-02T20', '2026-11-24T19')).toEqual([]);
  expect(at('2026-11-26T09', '2026-11-24T19')).toEqual([effect]);
  // The job ran in the last hour: the duty was assigned later and is reminded of on the evening before.
  expect(at('2026-11-29T09', '2026-11-26T19')).toEqual([]);
  expect(at('2026-12-01T18', '2026-11-24T19', ['duty-evening:2026-12-02:7:31'])).toEqual([]);
});
