import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Allowance, takeCall } from './allowance.ts';

const start = Date.parse('2026-11-20T08:00:00Z');

/** Number of permitted calls, each `pauses` milliseconds after the previous one. */
function letThrough(perMinute: number, pauses: readonly number[]): { allowed: number; now: number } {
  let [known, now, allowed]: [Allowance | undefined, number, number] = [undefined, start, 0];
  for (const pause of pauses) {
    now += pause;
    const { allowance, waitSeconds } = takeCall(known, perMinute, now);
    known = allowance;
    if (waitSeconds === 0) allowed += 1;
  }
  return { allowed, now };
}

it("X-ADMIT-5 permits a minute's calls at once, then one per share of a minute", () => {
  expect(letThrough(60, Array(100).fill(0)).allowed).toBe(60);
  expect(letThrough(60, [...Array(60).fill(0), 1000, 0, 999, 1]).allowed).toBe(62);
  expect(letThrough(60, [...Array(60).fill(0), 3_600_000, ...Array(100).fill(0)]).allowed).toBe(120);
});

it("X-ADMIT-5 permits at most a minute's calls plus the share of the elapsed time", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3000 }),
      fc.array(fc.integer({ min: -5000, max: 5000 }), { maxLength: 300 }),
      (perMinute, pauses) => {
        const { allowed } = letThrough(perMinute, pauses);
        const forward = pauses.slice(1).reduce((sum, pause) => sum + Math.max(0, pause), 0);
        expect(allowed).toBeLessThanOrEqual(perMinute + (forward / 60_000) * perMinute + 1e-6);
      },
    ),
  );
});

it('X-ADMIT-5 permits a call exactly after the returned number of seconds', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3000 }),
      fc.integer({ min: 0, max: 59_000 }),
      (perMinute, pause) => {
        const empty = { left: 0, at: start };
        const { allowance, waitSeconds } = takeCall(empty, perMinute, start + pause);
        if (waitSeconds === 0) return;
        expect(takeCall(allowance, perMinute, start + pause + waitSeconds * 1000).waitSeconds).toBe(0);
        expect(waitSeconds).toBeLessThanOrEqual(Math.ceil(60 / perMinute));
      },
    ),
  );
});
