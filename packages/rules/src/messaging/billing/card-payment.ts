/**
 * State of a card payment from events of the payment provider. The result is independent of order and
 * repeats: paid is final, the highest refund counts, and a closed dispute keeps its outcome.
 */

export interface Dispute {
  /** Amount held back or lost. */
  cents: number;
  closed: boolean;
}

/** Paid amount including the fee. */
export interface PaidAmount {
  cents: number;
  /** `AUD`. */
  currency: string;
}

export interface CardPayment {
  state: 'begun' | 'open' | 'paid' | 'cancelled';
  /** Credited when paid; the fee is charged in addition. */
  cents: number;
  refunded: number;
  disputes: Readonly<Record<string, Dispute>>;
  /** Paid amount that differs from the requested one; it is never credited. */
  reported: PaidAmount | null;
}

export interface PaymentFacts {
  /** The checkout page was created. */
  opened?: boolean;
  paid?: boolean;
  /** Missing if the provider does not report it with `paid`. */
  amount?: PaidAmount;
  /** The checkout page expired or was left. */
  cancelled?: boolean;
  refunded?: number;
  dispute?: Dispute & { id: string };
}

/** A dispute holds money back from the time it is more than an inquiry until it is won. */
export function disputeOf(status: string, cents: number): Dispute {
  const held = ['needs_response', 'under_review', 'lost'].includes(status);
  return { cents: held ? cents : 0, closed: ['won', 'lost', 'warning_closed', 'prevented'].includes(status) };
}

/**
 * Returns a paid amount or currency that differs from the requested one; null if it matches (ACCOUNT-R14).
 */
export const otherAmount = ({ paid, amount }: PaymentFacts, asked: PaidAmount): PaidAmount | null =>
  !paid || !amount || (amount.cents === asked.cents && amount.currency === asked.currency) ? null : amount;

const heldBack = ({ disputes }: CardPayment): number =>
  Object.values(disputes).reduce((sum, { cents }) => sum + cents, 0);

/**
 * Amount of the payment that is credited now. Refunds and disputes debit at most the credited amount, because
 * the fee was never credited.
 */
export const standing = (payment: CardPayment): number =>
  payment.state === 'paid' ? Math.max(0, payment.cents - payment.refunded - heldBack(payment)) : 0;

function disputesAfter(
  before: CardPayment['disputes'],
  told: PaymentFacts['dispute'],
): CardPayment['disputes'] {
  if (!told) return before;
  if (Object.hasOwn(before, told.id) && before[told.id]!.closed) return before;
  const { id, ...dispute } = told;
  return { ...before, [id]: dispute };
}

function stateAfter(
  { state: before, reported }: CardPayment,
  { paid, cancelled, opened }: PaymentFacts,
): CardPayment['state'] {
  if (paid || before === 'paid') return 'paid';
  if (reported) return before;
  if (cancelled) return 'cancelled';
  return opened && before === 'begun' ? 'open' : before;
}

/** A payment with another amount stays open until it is fully returned (ACCOUNT-R20). */
function notAsAsked(told: CardPayment, reported: PaidAmount): CardPayment {
  const rest = reported.cents - told.refunded - heldBack(told);
  return { ...told, reported, state: rest > 0 ? 'open' : 'cancelled' };
}

/** @param asked including the fee. */
export function paymentAfter(before: CardPayment, facts: PaymentFacts, asked: PaidAmount): CardPayment {
  const told: CardPayment = {
    ...before,
    refunded: Math.max(before.refunded, facts.refunded ?? 0),
    disputes: disputesAfter(before.disputes, facts.dispute),
  };
  const other = before.state === 'paid' ? null : otherAmount(facts, asked);
  return other ? notAsAsked(told, other) : { ...told, state: stateAfter(before, facts) };
}

export interface CreditEntry {
  kind: 'payment' | 'refund' | 'dispute' | 'dispute-returned';
  cents: number;
}

/** Ledger entries that lead from the old credited amount to the new one. */
export function entriesBetween(before: CardPayment, after: CardPayment): CreditEntry[] {
  const entries: CreditEntry[] = [];
  let has = standing(before);
  if (before.state !== 'paid' && after.state === 'paid') {
    entries.push({ kind: 'payment', cents: after.cents });
    has = after.cents;
  }
  const rest = standing(after) - has;
  if (rest > 0) entries.push({ kind: 'dispute-returned', cents: rest });
  if (rest < 0)
    entries.push({ kind: heldBack(after) > heldBack(before) ? 'dispute' : 'refund', cents: rest });
  return entries;
}
