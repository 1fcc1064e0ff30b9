/** What the payment company says of a payment becomes its state and what is booked; both or neither (ACCOUNT-R15). */
import {
  type CardPayment,
  entriesBetween,
  isAsAsked,
  type PaymentFacts,
  paymentAfter,
} from '@sheaf/rules/billing/card-payment';
import { bookCredit } from '#domains/billing/book-credit';
import { type CardPaymentRow, cardPayments } from '#domains/billing/card-payments.store';
import type { Tenant } from '#platform/database/tenant';
import { balances } from '#platform/outbox/balance.store';
import type { Platform } from '#platform/platform';

const paymentOf = (row: CardPaymentRow): CardPayment => ({
  state: row.state as CardPayment['state'],
  cents: row.cents,
  refunded: row.refunded_cents,
  disputes: row.disputes as unknown as CardPayment['disputes'],
});

/** ACCOUNT-R14: what was paid otherwise than it was asked for is told to whoever runs the installation, and credits nothing. */
function agreed(
  row: CardPaymentRow,
  facts: PaymentFacts,
  { settings, log }: Applying['platform'],
): PaymentFacts {
  const asked = { cents: row.cents + row.fee_cents, currency: settings.currency };
  if (row.state === 'paid' || isAsAsked(facts, asked)) return facts;
  log.error(
    { payment: row.id, asked, paid: facts.amount },
    'a card payment has another amount than was asked for',
  );
  return { ...facts, paid: false };
}

interface Applying {
  platform: Pick<Platform, 'settings' | 'log'>;
  now: Date;
}

/** Undefined where this installation began no such payment. The account is locked before the payment, as everywhere. */
export async function applyFacts(
  tenant: Tenant,
  reference: string,
  facts: PaymentFacts,
  { platform, now }: Applying,
): Promise<CardPaymentRow | undefined> {
  if (!(await cardPayments.has(tenant, reference))) return undefined;
  await balances.lock(tenant);
  const row = await cardPayments.lock(tenant, reference);
  if (!row) return undefined;
  const before = paymentOf(row);
  const after = paymentAfter(before, agreed(row, facts, platform));
  if (JSON.stringify(after) === JSON.stringify(before)) return row;
  for (const entry of entriesBetween(before, after))
    await bookCredit(tenant, { ...entry, at: now, paymentId: row.id });
  return cardPayments.save(tenant, row.id, after, after.state === 'paid' ? (row.paid_at ?? now) : null);
}
