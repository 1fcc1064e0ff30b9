/**
 * What becomes of a card payment by what the payment company says of it. Whatever the order in which that is heard, and however often,
 * the account ends the same: paid is final, more refunded counts, and a dispute that is closed stays as it was closed.
 */

export interface Dispute {
  /** Held back, or lost. */
  cents: number;
  closed: boolean;
}

/** What was paid, with the fee. */
export interface PaidAmount {
  cents: number;
  /** `AUD`. */
  currency: string;
}

export interface CardPayment {
  state: 'begun' | 'open' | 'paid' | 'cancelled';
  /** Credited once it is paid; the fee comes on top. */
  cents: number;
  refunded: number;
  disputes: Readonly<Record<string, Dispute>>;
  /** Another amount than was asked for, which the company says was paid; nothing of it is credited. */
  reported: PaidAmount | null;
}

export interface PaymentFacts {
  /** The page of the company is there. */
  opened?: boolean;
  paid?: boolean;
  /** As far as it is told beside `paid`. */
  amount?: PaidAmount;
  /** The page of the company has expired, or was left. */
  cancelled?: boolean;
  refunded?: number;
  dispute?: Dispute & { id: string };
}

/** A dispute holds money back from the day it is more than a question until it is won. */
export function disputeOf(status: string, cents: number): Dispute {
  const held = ['needs_response', 'under_review', 'lost'].includes(status);
  return { cents: held ? cents : 0, closed: ['won', 'lost', 'warning_closed', 'prevented'].includes(status) };
}

/** ACCOUNT-R14: paid is what was asked for, so another amount, or another currency, is no payment of ours. Null where it is as asked. */
export const otherAmount = ({ paid, amount }: PaymentFacts, asked: PaidAmount): PaidAmount | null =>
  !paid || !amount || (amount.cents === asked.cents && amount.currency === asked.currency) ? null : amount;

const heldBack = ({ disputes }: CardPayment): number =>
  Object.values(disputes).reduce((sum, { cents }) => sum + cents, 0);

/** What the account has of it. Refunds and disputes take back what was credited and no more: the fee was never in the account. */
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

/** ACCOUNT-R20: a payment that is not as asked stands open until all of it was given back. */
function notAsAsked(told: CardPayment, reported: PaidAmount): CardPayment {
  const rest = reported.cents - told.refunded - heldBack(told);
  return { ...told, reported, state: rest > 0 ? 'open' : 'cancelled' };
}

/** @param asked with the fee. */
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

/** What is booked so that the account has what it should; nothing where it has it. */
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
