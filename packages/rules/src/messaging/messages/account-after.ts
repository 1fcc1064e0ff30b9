/** Balance after a payment, for its confirmation screen (MSG-R20). Cents of AUD. */
import { overdraftCents } from './plan-sending.ts';

export interface AccountAfter {
  after: number;
  /** Debt after the payment. */
  overdrawn: number;
  /** Maximum debt. */
  limit: number;
  covered: boolean;
}

/** A message without cost is always covered. */
export function accountAfter(balance: number, cost: number): AccountAfter {
  const after = balance - cost;
  return {
    after,
    overdrawn: Math.max(0, -after),
    limit: overdraftCents,
    covered: cost <= 0 || after >= -overdraftCents,
  };
}
