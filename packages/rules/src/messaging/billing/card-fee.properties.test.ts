import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditOf, feeOf, withFee } from './card-fee.ts';

/** Independent calculation with big integers: 1.03 times the cents, rounded half up, plus 33 cents. */
const oracle = (cents: number): number => Number((BigInt(cents) * 103n * 2n + 100n) / 200n) + 33;

it('ACCOUNT-R3 the total for 1 to 1,000,000 cents is 1.03 times the amount, rounded to cents, plus 33 cents', () => {
  let wrong = 0;
  let before = 0;
  for (let cents = 1; cents <= 1_000_000; cents += 1) {
    const total = withFee(cents);
    if (total !== oracle(cents) || creditOf(total) !== cents || feeOf(cents) !== total - cents) wrong += 1;
    if (total <= before) wrong += 1;
    before = total;
  }
  expect(wrong).toBe(0);
  expect([withFee(10_000), feeOf(10_000)]).toEqual([10_333, 333]);
});

it('ACCOUNT-R3 a total that no amount produces has no credit', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 1_100_000 }), (total) => {
      const cents = creditOf(total);
      if (cents === null) {
        const near = Math.floor((total - 33) / 1.03);
        for (const one of [near - 1, near, near + 1, near + 2])
          if (one > 0) expect(withFee(one)).not.toBe(total);
      } else expect(withFee(cents)).toBe(total);
    }),
  );
  for (const wrong of [0, 33, -5, 10_333.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])
    expect(creditOf(wrong)).toBeNull();
});
