/** Amounts that somebody asks to pay in (ACCOUNT-O4). */

export const leastCents = 500;
export const mostCents = 500_000;

/** `20.5` of the currency as cents; null where it is no number of whole cents. */
export function centsOfAmount(amount: number): number | null {
  const cents = Math.round(amount * 100);
  return Number.isSafeInteger(cents) && Math.abs(amount * 100 - cents) < 1e-6 ? cents : null;
}

export const isAmount = (cents: number): boolean =>
  Number.isInteger(cents) && cents >= leastCents && cents <= mostCents;

/** So many invoices for paying in may wait to be paid at once. */
export const mostPrepayments = 5;
