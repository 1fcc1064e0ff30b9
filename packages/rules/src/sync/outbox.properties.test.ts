import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterFailure, mostTries, nextDue, nextToSend, pauseAfter, type WaitingAction } from './outbox.ts';

const waiting: fc.Arbitrary<WaitingAction[]> = fc
  .array(
    fc.record({
      queueKey: fc.constantFrom('map:1', 'map:2'),
      dueAt: fc.nat(50),
      state: fc.constantFrom('waiting' as const, 'set-aside' as const),
      tries: fc.nat(5),
    }),
    { maxLength: 30 },
  )
  .map((rows) => rows.map((row, index) => ({ ...row, id: index + 1 })));

it('SYNC-R10 sends actions in due order, never early, never set-aside ones, and finally every due action', () => {
  fc.assert(
    fc.property(waiting, fc.nat(60), (actions, now) => {
      let left = actions;
      const sent: WaitingAction[] = [];
      for (;;) {
        const next = nextToSend(left, now);
        if (!next) break;
        sent.push(next);
        left = left.filter((other) => other.id !== next.id);
      }
      expect(sent.every((action) => action.state === 'waiting' && action.dueAt <= now)).toBe(true);
      expect(left.some((action) => action.state === 'waiting' && action.dueAt <= now)).toBe(false);
      for (let index = 1; index < sent.length; index += 1) {
        const [before, after] = [sent[index - 1]!, sent[index]!];
        expect(before.dueAt < after.dueAt || (before.dueAt === after.dueAt && before.id < after.id)).toBe(
          true,
        );
      }
    }),
  );
});

it('the next due time is the earliest, and undefined if nothing waits', () => {
  fc.assert(
    fc.property(waiting, (actions) => {
      const dues = actions.filter((action) => action.state === 'waiting').map((action) => action.dueAt);
      expect(nextDue(actions)).toBe(dues.length === 0 ? undefined : Math.min(...dues));
    }),
  );
});

it('retries an unreachable or busy server indefinitely, a refusal never, a fault a few times', () => {
  for (const status of [0, 401, 429, 503, 507])
    expect(afterFailure({ status, code: '' }, 1000)).toBe('try-again');
  for (const status of [400, 403, 404, 409, 422])
    expect(afterFailure({ status, code: '' }, 0)).toBe('set-aside');
  expect(afterFailure({ status: 500, code: 'fault' }, 0)).toBe('try-again');
  expect(afterFailure({ status: 500, code: 'fault' }, mostTries - 1)).toBe('set-aside');
});

it('pauses grow up to one minute', () => {
  fc.assert(
    fc.property(fc.nat(40), (failures) => {
      expect(pauseAfter(failures)).toBeLessThanOrEqual(60_000);
      expect(pauseAfter(failures + 1)).toBeGreaterThanOrEqual(pauseAfter(failures));
    }),
  );
});

it('SYNC-R10 retries without limit after temporary statuses, such as a busy gateway or a full disk', () => {
  for (const status of [0, 401, 408, 429, 502, 503, 504, 507])
    expect([status, afterFailure({ status, code: '' }, mostTries + 1)]).toEqual([status, 'try-again']);
  expect(afterFailure({ status: 499, code: '' }, 0)).toBe('set-aside');
  expect(afterFailure({ status: 501, code: '' }, mostTries - 2)).toBe('try-again');
});

it('SYNC-R10 pauses are one, two, four seconds and so on up to a minute', () => {
  expect([0, 1, 2, 3, 4, 6, 7, 8].map(pauseAfter)).toEqual([
    1000, 1000, 2000, 4000, 8000, 32_000, 60_000, 60_000,
  ]);
});

it('SYNC-R10 sends the first of two actions with equal due time first', () => {
  const action = (id: number): WaitingAction => ({
    id,
    queueKey: 'map:1',
    dueAt: 5,
    state: 'waiting',
    tries: 0,
  });
  for (const ids of [
    [2, 1],
    [1, 2],
  ])
    expect(nextToSend(ids.map(action), 5)?.id).toBe(1);
});
