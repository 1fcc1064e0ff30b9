/** Queries on card payments and on their received events. */

import type { CardPayment, PaidAmount } from '@sheaf/rules/messaging/billing/card-payment';
import type { Tenant } from '#platform/database/tenant';
import { daysBefore, type ExpiredRows } from '#platform/retention-source';

const columns = [
  'id',
  'reference',
  'state',
  'cents',
  'fee_cents',
  'refunded_cents',
  'disputes',
  'begun_at',
  'paid_at',
  'page',
  'reported_cents',
  'reported_currency',
] as const;

export type CardPaymentRow = Awaited<ReturnType<typeof cardPayments.list>>[number];

export const reportedOf = ({
  reported_cents: cents,
  reported_currency,
}: CardPaymentRow): PaidAmount | null =>
  cents === null || reported_currency === null ? null : { cents, currency: reported_currency };

export const cardPayments = {
  /** Payments in progress or paid. */
  list: (tenant: Tenant) =>
    tenant.db
      .selectFrom('card_payments')
      .select(columns)
      .where('state', 'in', ['open', 'paid'])
      .orderBy('id', 'desc')
      .execute(),

  read: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('card_payments').select(columns).where('id', '=', id).executeTakeFirst(),

  /** Begins a payment, or returns the existing id for a repeated request. */
  async begin(
    tenant: Tenant,
    begun: { reference: string; cents: number; fee: number; at: Date },
  ): Promise<number> {
    await tenant.db
      .insertInto('card_payments')
      .values({
        congregation_id: tenant.congregationId,
        reference: begun.reference,
        cents: begun.cents,
        fee_cents: begun.fee,
        begun_at: begun.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { id } = await tenant.db
      .selectFrom('card_payments')
      .select('id')
      .where('reference', '=', begun.reference)
      .executeTakeFirstOrThrow();
    return id;
  },

  /** Stores the id of the checkout page at the payment company. */
  async keepPage(tenant: Tenant, reference: string, page: string): Promise<void> {
    await tenant.db.updateTable('card_payments').set({ page }).where('reference', '=', reference).execute();
  },

  async has(tenant: Tenant, reference: string): Promise<boolean> {
    const row = await tenant.db
      .selectFrom('card_payments')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirst();
    return row !== undefined;
  },

  lock: (tenant: Tenant, reference: string) =>
    tenant.db
      .selectFrom('card_payments')
      .select(columns)
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst(),

  save: (
    tenant: Tenant,
    id: number,
    { state, refunded, disputes, reported }: CardPayment,
    paidAt: Date | null,
  ) =>
    tenant.db
      .updateTable('card_payments')
      .set({
        state,
        refunded_cents: refunded,
        disputes: JSON.stringify(disputes),
        paid_at: paidAt,
        reported_cents: reported?.cents ?? null,
        reported_currency: reported?.currency ?? null,
      })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  /** False if the event was received before. */
  async hear(tenant: Tenant, eventId: string, at: Date): Promise<boolean> {
    const row = await tenant.db
      .insertInto('payment_events')
      .values({ congregation_id: tenant.congregationId, event_id: eventId, heard_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst();
    return row !== undefined;
  },
};

/** The payment company retries for three days; abandoned payments are deleted after thirty. */
export const removeExpiredPayments: ExpiredRows = async (owner, now) => {
  await owner.query('delete from payment_events where heard_at < $1', [daysBefore(now, 30)]);
  await owner.query(`delete from card_payments where state in ('begun', 'cancelled') and begun_at < $1`, [
    daysBefore(now, 30),
  ]);
};
