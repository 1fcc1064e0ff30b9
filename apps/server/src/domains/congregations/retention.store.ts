/** What has served its time: counted for the screen, removed by the night, without a copy in the journal. */
import {
  keptSince,
  type Retained,
  type RetentionMonths,
  retained,
  retentionDefaults,
} from '@sheaf/rules/congregations/retention';
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** Which rows are older than an instant; the journal is trimmed by a function of its own. */
const old: Record<
  Exclude<Retained, 'journal'>,
  { table: string; older: (before: Date) => RawBuilder<unknown> }
> = {
  not_at_homes: {
    table: 'available_addresses',
    older: (before) => sql`attempt > 0 and assigned_to is null and adjusted_at < ${before}`,
  },
  notes: {
    table: 'map_assignments',
    older: (before) => sql`note is not null and returned_at < ${before}`,
  },
  messages: {
    table: 'outgoing_messages',
    older: (before) => sql`state <> 'queued' and created_at < ${before}`,
  },
};

const since = (months: RetentionMonths, what: Retained, now: Date): Date | null => {
  const instant = keptSince(months[what], now.getTime());
  return instant === null ? null : new Date(instant);
};

async function countOld(tenant: Tenant, what: Retained, before: Date): Promise<number> {
  const { table, older } =
    what === 'journal' ? { table: 'journal', older: (at: Date) => sql`at < ${at}` } : old[what];
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${older(before)}`.execute(tenant.db);
  return rows[0]!.count;
}

async function removeOld(tenant: Tenant, what: Retained, before: Date): Promise<number> {
  if (what === 'journal') {
    const { rows } = await sql<{ gone: number }>`select sheaf.trim_journal(${before}) as gone`.execute(
      tenant.db,
    );
    return rows[0]!.gone;
  }
  const { table, older } = old[what];
  // Maps first, as everywhere, so that a thumb at the same moment comes before or after.
  if (what === 'not_at_homes')
    await sql`select id from maps where id in (select map_id from available_addresses where ${older(before)})
      order by id for update`.execute(tenant.db);
  const change =
    what === 'notes'
      ? sql<{ id: number }>`update map_assignments set note = null where ${older(before)} returning id`
      : sql<{ id: number }>`delete from ${sql.table(table)} where ${older(before)} returning id`;
  const { rows } = await change.execute(tenant.db);
  const ids = rows.map(({ id }) => String(id));
  if (ids.length > 0) await sql`select sheaf.forget_rows(${table}, ${ids}::text[])`.execute(tenant.db);
  return ids.length;
}

const forEach = async (work: (what: Retained) => Promise<number>): Promise<Record<Retained, number>> => {
  const counts = { not_at_homes: 0, notes: 0, messages: 0, journal: 0 };
  for (const what of retained) counts[what] = await work(what);
  return counts;
};

export const retention = {
  async read(tenant: Tenant): Promise<{ months: RetentionMonths; version: number }> {
    const row = await tenant.db
      .selectFrom('retention')
      .select(['not_at_homes', 'notes', 'messages', 'journal', 'version'])
      .executeTakeFirst();
    if (!row) return { months: retentionDefaults, version: 0 };
    const { version, ...months } = row;
    return { months, version };
  },

  /** False when somebody else saved it first. */
  async save(tenant: Tenant, months: RetentionMonths, seen: number | undefined): Promise<boolean> {
    if (seen === 0 || (seen === undefined && (await retention.read(tenant)).version === 0)) {
      const made = await tenant.db
        .insertInto('retention')
        .values({ congregation_id: tenant.congregationId, ...months })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return Number(made.numInsertedOrUpdatedRows) === 1;
    }
    const edited = await tenant.db
      .updateTable('retention')
      .set(months)
      .$if(seen !== undefined, (query) => query.where('version', '=', seen!))
      .executeTakeFirst();
    return Number(edited.numUpdatedRows) === 1;
  },

  due: (tenant: Tenant, months: RetentionMonths, now: Date) =>
    forEach(async (what) => {
      const before = since(months, what, now);
      return before ? countOld(tenant, what, before) : 0;
    }),

  remove: (tenant: Tenant, months: RetentionMonths, now: Date) =>
    forEach(async (what) => {
      const before = since(months, what, now);
      return before ? removeOld(tenant, what, before) : 0;
    }),
};
