import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type ChangeableMeeting,
  type ChangeRequest,
  decideAnswer,
  decideAsking,
  isOpen,
} from './change-request.ts';

const start = '2026-12-05T09:00';
const before = '2026-12-05T08:59';
const meeting: ChangeableMeeting = { origin: 'special', start, leads: 1 };
const open: ChangeRequest = { from: 1, to: 2, state: 'open' };

it('APPTS-R5 APPTS-O3 only the leader of a special or rotation group may ask, before it begins, one request at a time', () => {
  const asked = (
    change: Partial<ChangeableMeeting>,
    now = before,
    request: ChangeRequest | null = null,
    from = 1,
  ) => {
    const decision = decideAsking({ ...meeting, ...change }, request, { from, now });
    return decision.allowed || decision.reason;
  };
  expect(asked({})).toBe(true);
  expect(asked({ origin: 'rotation' })).toBe(true);
  expect(asked({ origin: 'regular' })).toBe('duty-not-yours');
  expect(asked({ leads: null })).toBe('duty-not-yours');
  expect(asked({}, before, null, 2)).toBe('duty-not-yours');
  expect(asked({}, start)).toBe('duty-begun');
  expect(asked({}, before, open)).toBe('request-open');
});

it('APPTS-O3 accepting transfers the group, rejecting keeps it, and a request is answered once', () => {
  const step = fc.record({
    what: fc.constantFrom('ask', 'accept', 'reject', 'withdraw', 'reassign', 'begin'),
    who: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let now = before;
      let held = { ...meeting };
      let request = null as ChangeRequest | null;
      for (const { what, who } of steps) {
        const leads: number | null = held.leads;
        const wasOpen: boolean = request !== null && isOpen(request, held, now);
        if (what === 'begin') now = start;
        if (what === 'reassign') held = { ...held, leads: who };
        if (what === 'withdraw' && request?.state === 'open')
          request = { ...(request as ChangeRequest), state: 'withdrawn' };
        if (what === 'ask') {
          const to = (who % 4) + 1;
          const decision = decideAsking(held, wasOpen ? request : null, { from: who, now });
          expect(decision.allowed).toBe(leads === who && now < start && !wasOpen);
          if (decision.allowed) request = { from: who, to, state: 'open' };
        }
        if ((what === 'accept' || what === 'reject') && request !== null) {
          const answer = what === 'accept' ? 'accepted' : 'rejected';
          const decision = decideAnswer(request, held, { answer, now });
          expect(decision.allowed).toBe(wasOpen);
          if (decision.allowed) {
            expect(decision.value.leads).toBe(what === 'accept' ? request.to : leads);
            request = { ...(request as ChangeRequest), state: decision.value.state };
            held = { ...held, leads: decision.value.leads };
            expect(decideAnswer(request, held, { answer, now }).allowed).toBe(false);
          }
        }
      }
    }),
  );
});
