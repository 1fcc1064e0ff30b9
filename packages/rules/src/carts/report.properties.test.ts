import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideEnd, shiftStates } from './report.ts';

const shift = fc.record({
  date: fc.constantFrom('2026-11-22', '2026-11-23', '2026-11-24'),
  startsAt: fc.constantFrom('09:00', '14:30'),
  minutes: fc.constantFrom(60, 120),
  state: fc.constantFrom(...shiftStates),
  reported: fc.boolean(),
});
const now = Date.parse('2026-11-23T02:00:00Z');

it('CARTS-O4 CARTS-O5 only a booked shift without a report can be ended, by people with the permission', () => {
  fc.assert(
    fc.property(shift, fc.boolean(), (one, mayEnd) => {
      const decision = decideEnd(one, mayEnd, 'Australia/Hobart', now);
      expect(decision.allowed).toBe(mayEnd && one.state === 'booked' && !one.reported);
      if (mayEnd && one.state === 'booked' && one.reported)
        expect(decision).toMatchObject({ reason: 'cart-reported' });
    }),
  );
});
