/**
 * Applies the facts reported by the payment company to the state of a payment and to the ledger, both in one
 * transaction (ACCOUNT-R15).
 */
import {
  type CardPayment,
  entriesBetween,
  otherAmount,
  type PaidAmount,
  type PaymentFacts,
  paymentAfter,
} from '@sheaf/rules/messaging/billing/card-payment';
import { bookCredit } from '#contexts/messaging/billing/book-credit';
import {
  type CardPaymentRow,
  cardPayments,
  reportedOf,
} from '#contexts/messaging/billing/card-payments.store';
import type { Tenant } from '#platform/database/tenant';
import { balances } from '#platform/outbox/balance.store';
import type { Platform } from '#platform/platform';

const paymentOf = (row: CardPaymentRow): CardPayment => ({
  state: row.state,
  cents: row.cents,
  refunded: row.refunded_cents,
  disputes: row.disputes as CardPayment['disputes'],
  reported: reportedOf(row),
});

/** Logs an error for the operator if another amount was paid than requested (ACCOUNT-R14). */
function logOther(row: CardPaymentRow, facts: PaymentFacts, asked: PaidAmount, log: Platform['log']): void {
  const paid = row.state === 'paid' ? null : otherAmount(facts, asked);
  if (paid)
    log.error({ payment: row.id, asked, paid }, 'a card payment has another amount than was asked for');
}

interface PaymentContext {
  platform: Pick<Platform, 'settings' | 'log'>;
  now: Date;
}

/**
 * Undefined for a payment that this installation did not begin. Locks the account before the payment, like
 * all callers.
 */
export async function applyFacts(
  tenant: Tenant,
  reference: string,
  facts: PaymentFacts,
  { platform, now }: PaymentContext,
): Promise<CardPaymentRow | undefined> {
  if (!(await cardPayments.has(tenant, reference))) return undefined;
  await balances.lock(tenant);
  const row = await cardPayments.lock(tenant, reference);
  if (!row) return undefined;
  const before = paymentOf(row);
  const asked = { cents: row.cents + row.fee_cents, currency: platform.settings.currency };
  logOther(row, facts, asked, platform.log);
  const after = paymentAfter(before, facts, asked);
  if (JSON.stringify(after) === JSON.stringify(before)) return row;
  for (const entry of entriesBetween(before, after))
    await bookCredit(tenant, { ...entry, at: now, paymentId: row.id });
  return cardPayments.save(tenant, row.id, after, after.state === 'paid' ? (row.paid_at ?? now) : null);
}
