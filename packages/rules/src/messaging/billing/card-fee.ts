/** Card fee on top of the credited amount: 3 per cent plus 33 cents (ACCOUNT-R3). Whole cents. */

/** Total to charge for a credited amount, rounded half up in integer arithmetic. */
export const withFee = (cents: number): number => Math.floor((cents * 103 + 50) / 100) + 33;

export const feeOf = (cents: number): number => withFee(cents) - cents;

/** Credited amount of a total; null if no amount has this total. */
export function creditOf(total: number): number | null {
  if (!Number.isSafeInteger(total)) return null;
  const near = Math.round(((total - 33) * 100) / 103);
  return [near - 1, near, near + 1].find((cents) => cents > 0 && withFee(cents) === total) ?? null;
}
