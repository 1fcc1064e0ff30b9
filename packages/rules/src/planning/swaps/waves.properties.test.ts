import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockOf, wallTimeIn } from '../../time/wall-time.ts';
import type { SwapOffer } from './swap.ts';
import { afterWakingHours } from './waking-hours.ts';
import { closingOf, isWaveDue, nextStepAt, nextWave } from './waves.ts';

const hour = 3_600_000;
const zones = fc.constantFrom('Australia/Hobart', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata');
const begin = Date.UTC(2026, 0, 1);
const instant = fc.integer({ min: 0, max: 365 * 24 * 60 }).map((minutes) => begin + minutes * 60_000);

/** Counted minute by minute, independently of the calculation. */
function wakingMinutes(from: number, to: number, zone: string): number {
  let count = 0;
  for (let at = from; at < to; at += 60_000) {
    const clock = clockOf(wallTimeIn(zone, at));
    if (clock >= '08:00' && clock < '21:00') count += 1;
  }
  return count;
}

it('X-SWAP-4 a wave waits for hours between 8 and 21, also on days on which clocks change', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 1, max: 5 }), zones, (now, hours, zone) => {
      const at = afterWakingHours(now, hours, zone);
      expect(wakingMinutes(now, at, zone)).toBe(hours * 60);
      const clock = clockOf(wallTimeIn(zone, at));
      expect(clock > '08:00' && clock <= '21:00').toBe(true);
    }),
    { numRuns: 60 },
  );
});

it('X-SWAP-4 a question at 20:00 waits one hour that evening and three the next morning', () => {
  const asked = Date.UTC(2026, 10, 25, 20);
  expect(new Date(afterWakingHours(asked, 4, 'UTC')).toISOString()).toBe('2026-11-26T11:00:00.000Z');
});

const offers = fc.uniqueArray(
  fc.record({
    personId: fc.integer({ min: 1, max: 12 }),
    state: fc.constantFrom(...(['sent', 'cant', 'refused'] as const)),
  }),
  { selector: ({ personId }) => personId, maxLength: 8 },
);
const ranking = fc.shuffledSubarray(Array.from({ length: 14 }, (_, at) => at + 1));

const given = fc.record({
  offers,
  ranked: ranking,
  now: instant,
  ahead: fc.integer({ min: 1, max: 400 }),
  zone: zones,
});

it('X-SWAP-4 a wave has the best three, or five within 48 hours, never anybody twice, and none follows two hours before', () => {
  fc.assert(
    fc.property(given, ({ offers: before, ranked, now, ahead, zone }) => {
      const startsAt = now + ahead * hour;
      const swap = { from: 1, offers: before as SwapOffer[], closesAt: closingOf(startsAt) };
      const wave = nextWave(swap, { now, startsAt, zone, ranked });
      const left = ranked.filter((id) => id !== 1 && before.every(({ personId }) => personId !== id));
      if (now >= startsAt - 2 * hour) {
        expect(wave).toEqual({ asks: [], nextAt: null, state: 'nobody' });
        return;
      }
      expect(wave.asks).toEqual(left.slice(0, ahead < 48 ? 5 : 3));
      const isWaiting = before.some(({ state }) => state === 'sent');
      expect(wave.state).toBe(left.length > 0 || isWaiting ? 'open' : 'nobody');
      const { nextAt } = wave;
      if (nextAt === null) return;
      expect(nextAt).toBe(afterWakingHours(now, ahead < 48 ? 1 : 4, zone));
      expect([nextAt < swap.closesAt, left.length > wave.asks.length]).toEqual([true, true]);
    }),
  );
});

it('X-SWAP-4 the next wave is due when the wait is over or everybody has said no', () => {
  const swap = { from: 1, state: 'open' as const, released: false, date: '2026-11-29', takenBy: null };
  const due = (states: SwapOffer['state'][], now: number, nextAt: number | null = 50) =>
    isWaveDue(
      { ...swap, closesAt: 100, nextAt, offers: states.map((state, at) => ({ personId: at + 2, state })) },
      now,
    );
  expect([due(['sent', 'cant'], 49), due(['sent', 'cant'], 50), due(['cant', 'refused'], 49)]).toEqual([
    false,
    true,
    true,
  ]);
  expect([due(['sent'], 99, null), due(['sent'], 100, null)]).toEqual([false, true]);
  const next = (nextAt: number | null) => nextStepAt({ state: 'open', nextAt, closesAt: 100 });
  expect([next(50), next(null), nextStepAt({ state: 'pending', nextAt: 50, closesAt: 100 })]).toEqual([
    50,
    100,
    null,
  ]);
});
