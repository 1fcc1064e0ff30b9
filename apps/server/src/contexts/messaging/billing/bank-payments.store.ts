/** Queries on bank transfers. */
import type { SettledInvoice } from '@sheaf/rules/messaging/billing/invoice';
import type { Pool } from 'pg';
import type { Tenant } from '#platform/database/tenant';

const columns = ['id', 'reference', 'cents', 'received_on', 'settled', 'undone_at'] as const;

export interface NewBankPayment {
  reference: string;
  cents: number;
  receivedOn: string;
  at: Date;
  settled: readonly SettledInvoice[];
}

export const bankPayments = {
  /** Null if the transfer is already booked in this or another congregation. */
  async add(tenant: Tenant, payment: NewBankPayment): Promise<number | null> {
    const row = await tenant.db
      .insertInto('bank_payments')
      .values({
        congregation_id: tenant.congregationId,
        reference: payment.reference,
        cents: payment.cents,
        received_on: payment.receivedOn,
        booked_at: payment.at,
        settled: JSON.stringify(payment.settled),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id ?? null;
  },

  /** Locks the booking that is not undone. */
  lock: (tenant: Tenant, reference: string) =>
    tenant.db
      .selectFrom('bank_payments')
      .select(columns)
      .where('reference', '=', reference)
      .where('undone_at', 'is', null)
      .forUpdate()
      .executeTakeFirst(),

  async markUndone(tenant: Tenant, id: number, at: Date): Promise<void> {
    await tenant.db.updateTable('bank_payments').set({ undone_at: at }).where('id', '=', id).execute();
  },

  /** References by id. */
  async references(tenant: Tenant): Promise<Map<number, string>> {
    const rows = await tenant.db.selectFrom('bank_payments').select(['id', 'reference']).execute();
    return new Map(rows.map(({ id, reference }) => [id, reference]));
  },

  /** Congregation of the booked transfer, for the command line of the operator. */
  async congregationOf(owner: Pool, reference: string): Promise<number | null> {
    const { rows } = await owner.query<{ congregation_id: number }>(
      'select congregation_id from bank_payments where reference = $1 and undone_at is null',
      [reference],
    );
    return rows[0]?.congregation_id ?? null;
  },
};
