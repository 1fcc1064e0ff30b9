import type { InvoiceLine, UnpaidInvoice } from '@sheaf/rules/messaging/billing/invoice';
import { type SqlBool, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

const columns = [
  'id',
  'number',
  'kind',
  'month',
  'issued_at',
  'issued_on',
  'due_on',
  'total_cents',
  'paid_at',
  'lines',
] as const;

export type InvoiceRow = Awaited<ReturnType<typeof invoices.list>>[number];

export interface NewInvoice {
  kind: UnpaidInvoice['kind'];
  /** First day of the month. */
  month: string | null;
  issuedAt: Date;
  issuedOn: string;
  dueOn: string;
  cents: number;
  lines: readonly InvoiceLine[];
}

export const invoices = {
  list: (tenant: Tenant) => tenant.db.selectFrom('invoices').select(columns).orderBy('id', 'desc').execute(),

  read: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('invoices').select(columns).where('id', '=', id).executeTakeFirst(),

  readNumber: (tenant: Tenant, number: number) =>
    tenant.db.selectFrom('invoices').select(columns).where('number', '=', number).executeTakeFirst(),

  async hasMonth(tenant: Tenant, month: string): Promise<boolean> {
    const row = await tenant.db
      .selectFrom('invoices')
      .select(sql<SqlBool>`true`.as('has'))
      .where('month', '=', month)
      .executeTakeFirst();
    return row !== undefined;
  },

  async unpaid(tenant: Tenant): Promise<UnpaidInvoice[]> {
    const rows = await tenant.db
      .selectFrom('invoices')
      .select(['id', 'kind', sql<number>`total_cents - paid_cents`.as('rest')])
      .where('paid_at', 'is', null)
      .execute();
    return rows as UnpaidInvoice[];
  },

  /** Requires the lock of the account, so that numbers are consecutive. */
  add: (tenant: Tenant, invoice: NewInvoice) =>
    tenant.db
      .insertInto('invoices')
      .values({
        congregation_id: tenant.congregationId,
        number: sql<number>`(select coalesce(max(number), 0) + 1 from invoices)`,
        kind: invoice.kind,
        month: invoice.month,
        issued_at: invoice.issuedAt,
        issued_on: invoice.issuedOn,
        due_on: invoice.dueOn,
        total_cents: invoice.cents,
        lines: JSON.stringify(invoice.lines),
      })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  /** Adds a paid amount; negative when a payment is undone. */
  async pay(tenant: Tenant, id: number, cents: number, at: Date): Promise<void> {
    await sql`update invoices set paid_cents = paid_cents + ${cents},
      paid_at = case when paid_cents + ${cents} = total_cents then ${at}::timestamptz end where id = ${id}`.execute(
      tenant.db,
    );
  },
};
