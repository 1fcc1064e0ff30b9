/** What the payment company says of a payment becomes its state and what is booked; both or neither (ACCOUNT-R15). */
import {
  type CardPayment,
  entriesBetween,
  type PaymentFacts,
  paymentAfter,
} from '@sheaf/rules/billing/card-payment';
import { bookCredit } from '#domains/billing/book-credit';
import { type CardPaymentRow, cardPayments } from '#domains/billing/card-payments.store';
import type { Tenant } from '#platform/database/tenant';
import { balances } from '#platform/outbox/balance.store';

const paymentOf = (row: CardPaymentRow): CardPayment => ({
  state: row.state as CardPayment['state'],
  cents: row.cents,
  refunded: row.refunded_cents,
  disputes: row.disputes as unknown as CardPayment['disputes'],
});

/** Undefined where this installation began no such payment. The account is locked before the payment, as everywhere. */
export async function applyFacts(
  tenant: Tenant,
  reference: string,
  facts: PaymentFacts,
  now: Date,
): Promise<CardPaymentRow | undefined> {
  if (!(await cardPayments.has(tenant, reference))) return undefined;
  await balances.lock(tenant);
  const row = await cardPayments.lock(tenant, reference);
  if (!row) return undefined;
  const before = paymentOf(row);
  const after = paymentAfter(before, facts);
  if (JSON.stringify(after) === JSON.stringify(before)) return row;
  for (const entry of entriesBetween(before, after))
    await bookCredit(tenant, { ...entry, at: now, paymentId: row.id });
  return cardPayments.save(tenant, row.id, after, after.state === 'paid' ? (row.paid_at ?? now) : null);
}
