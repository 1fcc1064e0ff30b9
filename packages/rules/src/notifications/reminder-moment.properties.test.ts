import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMissed, isMomentDue, noticesSince } from './reminder-moment.ts';

const hour = 3_600_000;
const day = 24 * hour;
const moment = fc
  .record({ from: fc.nat(1000), length: fc.integer({ min: 1, max: 30 }), after: fc.nat(100) })
  .map(({ from, length, after }) => ({
    from: from * hour,
    until: (from + length) * hour,
    over: (from + length + after) * hour,
  }));

it('MSG-R23 a reminder is due at the first run within its window, or later until its subject begins', () => {
  fc.assert(
    fc.property(moment, fc.nat(1200), fc.integer({ min: 1, max: 300 }), (given, at, gap) => {
      const now = at * hour;
      const settledUntil = now - gap * hour;
      const due = isMomentDue(given, { now, settledUntil });
      const ranInLastHour = settledUntil > given.until - hour;
      expect(due).toBe(now >= given.from && now < given.over && (now < given.until || !ranInLastHour));
    }),
  );
});

it('MSG-R23 a run in the last hour of the window is enough, an earlier one is not', () => {
  expect([isMissed(10 * hour, 9 * hour), isMissed(10 * hour, 9 * hour + 1)]).toEqual([true, false]);
});

it('MSG-R23 looks back one day for notifications, and longer after an outage', () => {
  expect(noticesSince({ now: 9 * day, settledUntil: 9 * day - hour })).toBe(8 * day);
  expect(noticesSince({ now: 9 * day, settledUntil: 2 * day })).toBe(2 * day - hour);
});
