/** Estimate of how long a balance lasts, shown before a text is refused (ACCOUNT-X2). Cents. */
import { centsPerPart, overdraftCents } from '../messages/plan-sending.ts';

export type BalanceHint =
  /** No recent spending and no debt. */
  | { kind: 'quiet' }
  /** No recent spending and a balance of zero, as in a new congregation. */
  | { kind: 'empty' }
  /** Lasts this many months at the recent rate. */
  | { kind: 'enough'; months: number }
  /** Lasts less than a month. */
  | { kind: 'low' }
  /** Negative balance; `left` is the remaining overdraft. */
  | { kind: 'owing'; left: number }
  /** Covers no further text. */
  | { kind: 'used-up' };

/** Upper limit of the estimate. */
export const mostMonthsAhead = 24;

/** @param spent cents in each of the last months, not negative. */
export function balanceHint(balance: number, spent: readonly number[]): BalanceHint {
  if (balance - centsPerPart < -overdraftCents) return { kind: 'used-up' };
  if (balance < 0) return { kind: 'owing', left: balance + overdraftCents };
  const total = spent.reduce((sum, cents) => sum + cents, 0);
  if (total <= 0) return { kind: balance === 0 ? 'empty' : 'quiet' };
  const months = Math.floor((balance * spent.length) / total);
  return months === 0 ? { kind: 'low' } : { kind: 'enough', months: Math.min(months, mostMonthsAhead) };
}
