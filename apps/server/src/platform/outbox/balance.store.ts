/** The congregation's SMS account in cents: one locked balance row, and a ledger of every movement. */
import type { LedgerEntries } from '@sheaf/database/tables';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export interface LedgerEntry {
  kind: LedgerEntries['kind'];
  /** Negative for spending. */
  cents: number;
  at: Date;
  sendingId?: number;
  messageId?: number;
  /** The card payment. */
  paymentId?: number;
  bankPaymentId?: number;
}

export const balances = {
  async read(tenant: Tenant): Promise<number> {
    const row = await tenant.db.selectFrom('account_balances').select('balance_cents').executeTakeFirst();
    return row?.balance_cents ?? 0;
  },

  /** Returns the balance and locks it until the transaction ends. */
  async lock(tenant: Tenant): Promise<number> {
    await sql`insert into account_balances (congregation_id) values (${tenant.congregationId})
      on conflict do nothing`.execute(tenant.db);
    const row = await tenant.db
      .selectFrom('account_balances')
      .select('balance_cents')
      .forUpdate()
      .executeTakeFirstOrThrow();
    return row.balance_cents;
  },

  /** Books balance and ledger together; does nothing for zero. */
  async book(tenant: Tenant, entry: LedgerEntry): Promise<void> {
    if (entry.cents === 0) return;
    await tenant.db
      .insertInto('ledger_entries')
      .values({
        congregation_id: tenant.congregationId,
        booked_at: entry.at,
        kind: entry.kind,
        cents: entry.cents,
        sending_id: entry.sendingId ?? null,
        message_id: entry.messageId ?? null,
        payment_id: entry.paymentId ?? null,
        bank_payment_id: entry.bankPaymentId ?? null,
      })
      .execute();
    await tenant.db
      .updateTable('account_balances')
      .set((row) => ({ balance_cents: row('balance_cents', '+', entry.cents) }))
      .execute();
  },
};
