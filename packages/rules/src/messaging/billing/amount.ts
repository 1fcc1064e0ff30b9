/** Limits and parsing of prepayment amounts (ACCOUNT-O4). */

export const leastCents = 500;
export const mostCents = 500_000;

/** Converts `20.5` in currency units to cents; null if it is not a whole number of cents. */
export function centsOfAmount(amount: number): number | null {
  const cents = Math.round(amount * 100);
  return Number.isSafeInteger(cents) && Math.abs(amount * 100 - cents) < 1e-6 ? cents : null;
}

export const isAmount = (cents: number): boolean =>
  Number.isInteger(cents) && cents >= leastCents && cents <= mostCents;

/** Number of unpaid prepayment invoices at one time. */
export const mostPrepayments = 5;
