/** What a payment leaves of the account, for the screen that asks before it is made (MSG-R20). Cents of AUD. */
import { overdraftCents } from './plan-sending.ts';

export interface AccountAfter {
  after: number;
  /** How far below zero it then stands. */
  overdrawn: number;
  /** How far below zero it may stand. */
  limit: number;
  covered: boolean;
}

/** Who pays nothing is covered whatever the account says. */
export function accountAfter(balance: number, cost: number): AccountAfter {
  const after = balance - cost;
  return {
    after,
    overdrawn: Math.max(0, -after),
    limit: overdraftCents,
    covered: cost <= 0 || after >= -overdraftCents,
  };
}
