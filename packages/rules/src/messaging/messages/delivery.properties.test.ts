import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOldMessage } from './delivery.model.ts';
import { decideAgain, decideDrop, messageStates, mostTries, nextTrySeconds, showsBody } from './delivery.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });

it('MSG-R10 pauses grow from a minute to six hours, and the provider is not asked before it said', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: mostTries - 1 }),
      chance,
      fc.option(fc.integer({ min: 0, max: 99_999 })),
      (tries, luck, asked) => {
        const failure = { permanent: false, ...(asked !== null && { retryAfterSeconds: asked }) };
        const seconds = nextTrySeconds(tries, failure, luck)!;
        expect(seconds).toBeGreaterThanOrEqual(60);
        expect(seconds).toBeGreaterThanOrEqual(Math.min(asked ?? 0, 21_600));
        expect(seconds).toBeLessThanOrEqual(27_000);
      },
    ),
  );
});

it('MSG-R10 what can never go is set aside at once, everything else after the last try', () => {
  expect(nextTrySeconds(1, { permanent: true }, 0)).toBeNull();
  expect(nextTrySeconds(mostTries, { permanent: false, retryAfterSeconds: 5 }, 0)).toBeNull();
  expect(nextTrySeconds(1, { permanent: false }, 0)).toBe(60);
  expect(nextTrySeconds(2, { permanent: false }, 0)).toBe(120);
});

it('MSG-R10 only what was set aside goes again, and what left is not dropped', () => {
  expect(messageStates.filter((state) => decideAgain(state, true).allowed)).toEqual([
    'unsure',
    'failed',
    'dropped',
  ]);
  expect(decideAgain('failed', false)).toEqual({ allowed: false, reason: 'message-text-gone' });
  expect(messageStates.filter((state) => decideDrop(state).allowed)).toEqual(['queued', 'unsure', 'failed']);
  expect(decideDrop('queued', true)).toEqual({ allowed: false, reason: 'message-left' });
});

it('MSG-R10 chance makes a pause longer by a quarter at most, and what the provider asked for counts up to six hours', () => {
  expect([nextTrySeconds(1, { permanent: false }, 1), nextTrySeconds(3, { permanent: false }, 0.5)]).toEqual([
    75, 270,
  ]);
  expect(nextTrySeconds(9, { permanent: false }, 0)).toBe(15_360);
  expect(nextTrySeconds(1, { permanent: false, retryAfterSeconds: 90 }, 0)).toBe(90);
  expect(nextTrySeconds(1, { permanent: false, retryAfterSeconds: 99_999 }, 0)).toBe(21_600);
});

it('X-RETAIN a message that still waits is kept however old it is, any other until its day', () => {
  const old = (state: (typeof messageStates)[number], createdAt: number) =>
    isOldMessage({ state, createdAt }, 1000);
  for (const state of messageStates)
    expect([state, old(state, 999), old(state, 1000)]).toEqual([state, state !== 'queued', false]);
});

it('MSG-R10 what is refused says why, and what is allowed what becomes of it', () => {
  expect(decideAgain('queued', true)).toEqual({ allowed: false, reason: 'message-not-set-aside' });
  expect(decideAgain('unsure', true)).toEqual({ allowed: true, value: 'queued' });
  expect(decideDrop('sent')).toEqual({ allowed: false, reason: 'message-left' });
  expect(decideDrop('queued')).toEqual({ allowed: true, value: { refunded: true } });
  expect(decideDrop('failed', true)).toEqual({ allowed: true, value: { refunded: false } });
  expect(decideDrop('unsure')).toEqual({ allowed: true, value: { refunded: false } });
});

it('messages that let in whoever reads them are shown to nobody', () => {
  expect(['link', 'assignment', 'other', 'manual', 'map-assigned'].map(showsBody)).toEqual([
    ...[false, false, false, true, true],
  ]);
});
