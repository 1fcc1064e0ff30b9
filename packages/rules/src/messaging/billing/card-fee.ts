/** What a card costs on top of what is credited: 3 per cent and 33 cents (ACCOUNT-R3). Whole cents. */

/** What is charged, so that so many cents are credited. Rounded half up, in integers only. */
export const withFee = (cents: number): number => Math.floor((cents * 103 + 50) / 100) + 33;

export const feeOf = (cents: number): number => withFee(cents) - cents;

/** What is credited of a total; null where no amount comes to it. */
export function creditOf(total: number): number | null {
  if (!Number.isSafeInteger(total)) return null;
  const near = Math.round(((total - 33) * 100) / 103);
  return [near - 1, near, near + 1].find((cents) => cents > 0 && withFee(cents) === total) ?? null;
}
