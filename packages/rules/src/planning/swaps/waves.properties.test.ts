import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockOf, wallTimeIn } from '../../time/wall-time.ts';
import type { SwapOffer } from './swap.ts';
import { swapStates } from './swap-state.ts';
import { afterWakingHours } from './waking-hours.ts';
import { closingOf, isReminderDue, isWaveDue, nextStepAt, nextWave, reminderOf } from './waves.ts';

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
    state: fc.constantFrom(...(['sent', 'seen', 'cant', 'refused'] as const)),
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
      const isWaiting = before.some(({ state }) => state === 'sent' || state === 'seen');
      expect(wave.state).toBe(left.length > 0 || isWaiting ? 'open' : 'nobody');
      const { nextAt } = wave;
      if (nextAt === null) return;
      expect(nextAt).toBe(afterWakingHours(now, ahead < 48 ? 1 : 4, zone));
      expect([nextAt < swap.closesAt, left.length > wave.asks.length]).toEqual([true, true]);
    }),
  );
});

it('X-SWAP-19 a wave has the people chosen by the asker who could take it; the best, if none of them could', () => {
  fc.assert(
    fc.property(given, ranking, ({ offers: before, ranked, now, zone }, chosen) => {
      const startsAt = now + 100 * hour;
      const swap = { from: 1, offers: before as SwapOffer[], closesAt: closingOf(startsAt) };
      const facts = { now, startsAt, zone, ranked };
      const { asks } = nextWave(swap, { ...facts, chosen });
      const asked = new Set(before.map(({ personId }) => personId));
      const possible = chosen.filter((id) => id !== 1 && !asked.has(id) && ranked.includes(id));
      if (possible.length > 0) expect(new Set(asks)).toEqual(new Set(possible));
      else expect(asks).toEqual(nextWave(swap, facts).asks);
    }),
  );
});

it('X-SWAP-4 the next wave is due when the wait is over or everybody has said no', () => {
  const swap = {
    ...{ from: 1, state: 'open' as const, released: false, date: '2026-11-29', takenBy: null },
    remindAt: null,
  };
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
  expect([due(['seen'], 99, null), due(['seen'], 100, null)]).toEqual([false, true]);
  const next = (state: 'open' | 'pending' | 'nobody', nextAt: number | null, remindAt: number | null) =>
    nextStepAt({ state, nextAt, closesAt: 100, remindAt });
  expect([next('open', 50, null), next('open', null, null), next('pending', 50, 40)]).toEqual([
    50,
    100,
    null,
  ]);
  expect([next('open', 50, 40), next('open', 50, 60), next('nobody', null, 60)]).toEqual([40, 50, 60]);
});

it('X-SWAP-18 reminds the asker a day before, once, while the duty is theirs and nobody has it', () => {
  fc.assert(
    fc.property(
      instant,
      fc.integer({ min: 1, max: 100 }),
      fc.constantFrom(...swapStates),
      fc.boolean(),
      (now, ahead, state, released) => {
        const startsAt = now + ahead * hour;
        const remindAt = reminderOf(startsAt, now);
        expect(remindAt).toBe(ahead > 24 ? startsAt - 24 * hour : null);
        const due = (at: number, planned = remindAt) =>
          isReminderDue({ state, released, remindAt: planned }, at);
        const isWanted = (state === 'open' || state === 'nobody') && !released && ahead > 24;
        expect([due(startsAt - 24 * hour - 1), due(startsAt - 24 * hour)]).toEqual([false, isWanted]);
        expect(due(startsAt, null)).toBe(false);
      },
    ),
  );
});
