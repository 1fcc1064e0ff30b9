/** Reports of the ledger: spending on SMS by month and cause, and all other movements. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export interface SpentMonth {
  /** `2026-11`, in the congregation's time zone. */
  month: string;
  texts: number;
  /** Not negative, unless refunds exceed spending. */
  cents: number;
}

export type SpendingCause = 'manual' | 'invites' | 'automatic' | 'returned';

export interface SpentCause {
  cause: SpendingCause;
  texts: number;
  cents: number;
}

export type OtherKind = (typeof otherKinds)[number];

export interface OtherEntry {
  id: number;
  kind: OtherKind;
  cents: number;
  bookedAt: Date;
  bankPaymentId: number | null;
}

const otherKinds = ['payment', 'correction', 'refund', 'dispute', 'dispute-returned'] as const;

const others = (tenant: Tenant) =>
  tenant.db
    .selectFrom('ledger_entries')
    .select(['id', 'kind', 'cents', 'booked_at as bookedAt', 'bank_payment_id as bankPaymentId'])
    .where('kind', 'in', [...otherKinds])
    // A card payment has its own row.
    .where((row) => row.or([row('payment_id', 'is', null), row('kind', '<>', 'payment')]))
    .$narrowType<{ kind: OtherKind }>();

/** Precondition of the nightly job (`NightlyJob.onlyWith`). */
export const costsOfNight = 'from ledger_entries l where l.congregation_id = c.id';

export const ledger = {
  async spentByMonth(tenant: Tenant, zone: string): Promise<SpentMonth[]> {
    const { rows } = await sql<SpentMonth>`
      select to_char(l.booked_at at time zone ${zone}, 'YYYY-MM') as month, (-sum(l.cents))::int as cents,
        (coalesce(sum(coalesce(s.sms, 1)) filter (where l.kind = 'sms'), 0)
          - count(*) filter (where l.kind = 'sms-returned'))::int as texts
      from ledger_entries l
      left join sendings s on s.congregation_id = l.congregation_id and s.id = l.sending_id
      where l.kind in ('sms', 'sms-returned') group by 1 order by 1 desc`.execute(tenant.db);
    return rows;
  },

  /** Spending since an instant; entries without a known cause count as automatic. */
  async spentByCause(tenant: Tenant, since: Date): Promise<SpentCause[]> {
    const { rows } = await sql<SpentCause>`
      select case when l.kind = 'sms-returned' then 'returned'
          when l.sending_id is not null or m.kind = 'manual' then 'manual'
          when m.kind = 'link' then 'invites' else 'automatic' end as cause,
        sum(coalesce(s.sms, 1))::int as texts, (-sum(l.cents))::int as cents
      from ledger_entries l
      left join sendings s on s.congregation_id = l.congregation_id and s.id = l.sending_id
      left join outgoing_messages m on m.congregation_id = l.congregation_id and m.id = l.message_id
      where l.kind in ('sms', 'sms-returned') and l.booked_at >= ${since}
      group by 1 order by 3 desc, 1`.execute(tenant.db);
    return rows;
  },

  /** Balance at an instant, and payments since, less refunds. */
  async standAt(tenant: Tenant, at: Date): Promise<{ balance: number; paidSince: number }> {
    const { rows } = await sql<{ balance: number; paidSince: number }>`
      select coalesce(sum(cents) filter (where booked_at < ${at}), 0)::int as balance,
        coalesce(sum(cents) filter (where booked_at >= ${at} and kind not in ('sms', 'sms-returned')), 0)::int as "paidSince"
      from ledger_entries`.execute(tenant.db);
    return rows[0]!;
  },

  /** Entries other than spending on SMS. */
  others: (tenant: Tenant): Promise<OtherEntry[]> => others(tenant).orderBy('id', 'desc').execute(),
};
