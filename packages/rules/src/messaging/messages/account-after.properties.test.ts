import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountAfter } from './account-after.ts';
import { decideSpending } from './plan-sending.ts';

it('MSG-R20 the amounts shown before sending agree with the decision', () => {
  const cents = fc.integer({ min: -5000, max: 5000 });
  fc.assert(
    fc.property(cents, fc.nat(5000), (balance, cost) => {
      const shown = accountAfter(balance, cost);
      const decision = decideSpending({ parts: 0, cents: cost }, { balanceCents: balance, partsToday: 0 });
      expect(shown.covered).toBe(decision.allowed);
      if (decision.allowed) expect(shown.after).toBe(decision.value);
      expect(shown.overdrawn).toBe(shown.after < 0 ? -shown.after : 0);
    }),
  );
  expect(accountAfter(-1995, 10)).toEqual({ after: -2005, overdrawn: 2005, limit: 2000, covered: false });
  expect(accountAfter(-1990, 10)).toEqual({ after: -2000, overdrawn: 2000, limit: 2000, covered: true });
});
