import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOldMessage } from './delivery.model.ts';
import { decideAgain, decideDrop, messageStates, mostTries, nextTrySeconds, showsBody } from './delivery.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });

it("MSG-R10 retry pauses grow from one minute to six hours, and respect the provider's Retry-After", () => {
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

it('MSG-R10 a permanent failure ends retries at once, other failures after the last try', () => {
  expect(nextTrySeconds(1, { permanent: true }, 0)).toBeNull();
  expect(nextTrySeconds(mostTries, { permanent: false, retryAfterSeconds: 5 }, 0)).toBeNull();
  expect(nextTrySeconds(1, { permanent: false }, 0)).toBe(60);
  expect(nextTrySeconds(2, { permanent: false }, 0)).toBe(120);
});

it('MSG-R10 only messages that are set aside are sent again, and sent messages cannot be dropped', () => {
  expect(messageStates.filter((state) => decideAgain(state, true).allowed)).toEqual([
    'unsure',
    'failed',
    'dropped',
  ]);
  expect(decideAgain('failed', false)).toEqual({ allowed: false, reason: 'message-text-gone' });
  expect(messageStates.filter((state) => decideDrop(state).allowed)).toEqual(['queued', 'unsure', 'failed']);
  expect(decideDrop('queued', true)).toEqual({ allowed: false, reason: 'message-left' });
});

it('MSG-R10 jitter adds a quarter of a pause at most, and Retry-After counts up to six hours', () => {
  expect([nextTrySeconds(1, { permanent: false }, 1), nextTrySeconds(3, { permanent: false }, 0.5)]).toEqual([
    75, 270,
  ]);
  expect(nextTrySeconds(9, { permanent: false }, 0)).toBe(15_360);
  expect(nextTrySeconds(1, { permanent: false, retryAfterSeconds: 90 }, 0)).toBe(90);
  expect(nextTrySeconds(1, { permanent: false, retryAfterSeconds: 99_999 }, 0)).toBe(21_600);
});

it('X-RETAIN a waiting message is retained at any age, others until their retention ends', () => {
  const old = (state: (typeof messageStates)[number], createdAt: number) =>
    isOldMessage({ state, createdAt }, 1000);
  for (const state of messageStates)
    expect([state, old(state, 999), old(state, 1000)]).toEqual([state, state !== 'queued', false]);
});

it('MSG-R10 a refusal has a reason, and a permission has the resulting state', () => {
  expect(decideAgain('queued', true)).toEqual({ allowed: false, reason: 'message-not-set-aside' });
  expect(decideAgain('unsure', true)).toEqual({ allowed: true, value: 'queued' });
  expect(decideDrop('sent')).toEqual({ allowed: false, reason: 'message-left' });
  expect(decideDrop('queued')).toEqual({ allowed: true, value: { refunded: true } });
  expect(decideDrop('failed', true)).toEqual({ allowed: true, value: { refunded: false } });
  expect(decideDrop('unsure')).toEqual({ allowed: true, value: { refunded: false } });
});

it('messages with sign-in or answer links hide their text', () => {
  expect(['link', 'assignment', 'other', 'manual', 'map-assigned'].map(showsBody)).toEqual([
    ...[false, false, false, true, true],
  ]);
});
