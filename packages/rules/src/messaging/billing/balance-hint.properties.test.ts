import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideSpending } from '../messages/plan-sending.ts';
import { balanceHint, mostMonthsAhead } from './balance-hint.ts';

const spent = fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 3 });
const balance = fc.integer({ min: -10_000, max: 200_000 });

it('ACCOUNT-X2 the balance is used up exactly when it covers no further text', () => {
  fc.assert(
    fc.property(balance, spent, (cents, months) => {
      const next = decideSpending({ parts: 1, cents: 10 }, { balanceCents: cents, partsToday: 0 });
      expect(balanceHint(cents, months).kind === 'used-up').toBe(!next.allowed);
    }),
  );
});

it('ACCOUNT-X2 the stated months are covered, and one more is not', () => {
  fc.assert(
    fc.property(balance, spent, (cents, months) => {
      const hint = balanceHint(cents, months);
      const perMonth = months.reduce((sum, one) => sum + one, 0) / months.length;
      if (hint.kind === 'enough') {
        expect(hint.months).toBeGreaterThan(0);
        expect(hint.months).toBeLessThanOrEqual(mostMonthsAhead);
        expect(hint.months * perMonth).toBeLessThanOrEqual(cents + 1e-6);
        if (hint.months < mostMonthsAhead) expect((hint.months + 1) * perMonth).toBeGreaterThan(cents);
      }
      if (hint.kind === 'low' && cents > 0) expect(perMonth).toBeGreaterThan(cents);
      if (hint.kind === 'owing') expect(hint.left).toBe(2000 + cents);
    }),
  );
});

it('ACCOUNT-X2 without spending the hint states no duration, and otherwise months, low, owing or used up', () => {
  expect(balanceHint(500, [0, 0, 0])).toEqual({ kind: 'quiet' });
  expect(balanceHint(0, [0, 0, 0])).toEqual({ kind: 'empty' });
  expect(balanceHint(0, [0, 0, 1])).toEqual({ kind: 'low' });
  expect(balanceHint(-1, [0])).toEqual({ kind: 'owing', left: 1999 });
  expect(balanceHint(8420, [1600, 1700, 1500])).toEqual({ kind: 'enough', months: 5 });
  expect(balanceHint(100, [1600, 1700, 1500])).toEqual({ kind: 'low' });
  expect(balanceHint(-1991, [0])).toEqual({ kind: 'used-up' });
});
