/** How far a balance goes: said beside it, before a text is refused (ACCOUNT-X2). Cents. */
import { centsPerPart, overdraftCents } from '../messages/plan-sending.ts';

export type BalanceHint =
  /** Nothing was spent lately, and nothing is owed. */
  | { kind: 'quiet' }
  /** Nothing was spent lately, and there is nothing on it: as in a congregation that has just begun. */
  | { kind: 'empty' }
  /** Lasts so many months more, if they are like the last ones. */
  | { kind: 'enough'; months: number }
  /** Lasts for less than a month. */
  | { kind: 'low' }
  /** Below zero; so much is left before texts are refused. */
  | { kind: 'owing'; left: number }
  /** Not one more text can be paid. */
  | { kind: 'used-up' };

/** Longer ahead nobody plans. */
export const mostMonthsAhead = 24;

/** @param spent of each of the last months, at least zero. */
export function balanceHint(balance: number, spent: readonly number[]): BalanceHint {
  if (balance - centsPerPart < -overdraftCents) return { kind: 'used-up' };
  if (balance < 0) return { kind: 'owing', left: balance + overdraftCents };
  const total = spent.reduce((sum, cents) => sum + cents, 0);
  if (total <= 0) return { kind: balance === 0 ? 'empty' : 'quiet' };
  const months = Math.floor((balance * spent.length) / total);
  return months === 0 ? { kind: 'low' } : { kind: 'enough', months: Math.min(months, mostMonthsAhead) };
}
