/**
 * Current state of the rows of a change: whether each is unchanged since, which rows refer to it, and which
 * rows it would refer to.
 */
import type { JournalRegistry } from '@sheaf/rules/journal/journal-registry';
import type { NetRow } from '@sheaf/rules/journal/net-rows';
import type { DomainConflict, RowsNow } from '@sheaf/rules/journal/revert';
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import type { Registry, RevertCheck } from '#platform/registry';

const json = (rows: readonly unknown[]): RawBuilder<unknown> =>
  sql`${rows.map((row) => JSON.stringify(row))}::text[]::jsonb[]`;

const byTable = <R extends Pick<NetRow, 'table'>>(rows: readonly R[]): [string, R[]][] =>
  [...Map.groupBy(rows, ({ table }) => table)].sort(([a], [b]) => a.localeCompare(b));

const isThere = async (query: RawBuilder<unknown>, tenant: Tenant): Promise<boolean> =>
  (await query.execute(tenant.db)).rows.length > 0;

/** Selects rows by id through the index; the few tables without an id are small. */
export const keyed = (rows: readonly Pick<NetRow, 'row' | 'before' | 'after'>[]): RawBuilder<unknown> =>
  hasId(rows)
    ? sql`t.id = any(${rows.map(({ row }) => Number(row))}::bigint[])`
    : sql`sheaf.row_key(to_jsonb(t)) = any(${rows.map(({ row }) => row)}::text[])`;

/** Finds a later change that is neither reverted nor itself a revert. */
const changedByOthers = (tenant: Tenant, change: string, lastEntry: string, rows: readonly NetRow[]) =>
  isThere(
    sql`select from unnest(${rows.map(({ table }) => table)}::text[], ${rows.map(({ row }) => row)}::text[]) as r (name, key)
      join journal j on j.congregation_id = ${tenant.congregationId} and j.table_name = r.name and j.row_id = r.key
      join journal_changes c on c.congregation_id = j.congregation_id and c.id = j.change_id
      where j.id > ${lastEntry} and j.change_id <> ${change} and c.taken_back_by is null and c.undoes is null
        and sheaf.unmoved(j.before) is distinct from sheaf.unmoved(j.after) limit 1`,
    tenant,
  );

const hasId = ([first]: readonly Pick<NetRow, 'before' | 'after'>[]): boolean =>
  'id' in (first?.after ?? first?.before ?? {});

/** Rows that differ from their state after the change, removed or present again. */
async function differingNow(tenant: Tenant, table: string, rows: readonly NetRow[]): Promise<NetRow[]> {
  const target = sql.table(table);
  const among = async (list: readonly NetRow[], query: RawBuilder<{ at: number }>): Promise<NetRow[]> =>
    list.length === 0 ? [] : (await query.execute(tenant.db)).rows.map(({ at }) => list[at - 1]!);
  const gone = rows.filter(({ after }) => after === null);
  const there = rows.filter(({ after }) => after !== null);
  const sameKey = hasId(rows) ? sql`t.id = key.id::bigint` : sql`sheaf.row_key(to_jsonb(t)) = key.id`;
  const sameRow = hasId(rows)
    ? sql`t.id = (was.data->>'id')::bigint`
    : sql`${keyed(there)} and sheaf.row_key(to_jsonb(t)) = sheaf.row_key(was.data)`;
  return [
    ...(await among(
      gone,
      sql`select key.at::int from unnest(${gone.map(({ row }) => row)}::text[]) with ordinality as key (id, at)
        join ${target} t on ${sameKey}`,
    )),
    // Compares with the types of the table, so that the JSON notation of a value does not matter.
    ...(await among(
      there,
      sql`select was.at::int from unnest(${json(there.map(({ after }) => after))}) with ordinality as was (data, at)
        left join ${target} t on ${sameRow}
        where t.congregation_id is null or exists (
          select from jsonb_object_keys(sheaf.unmoved(was.data)) as k
          where to_jsonb(t)->k is distinct from to_jsonb(jsonb_populate_record(null::${target}, was.data))->k
            and to_jsonb(t) ? k)`,
    )),
  ];
}

/** Only the columns of the change are compared. */
const asBefore = (row: NetRow): NetRow => ({
  ...row,
  after: Object.fromEntries(
    Object.entries(row.before!).filter(([name]) => row.fields.includes(name) || isKey(name)),
  ),
});
const isKey = (name: string): boolean => name === 'id' || name === 'congregation_id';

interface Child {
  child: string;
  column: string;
}

/** Reads every foreign key to a table from the catalogue, which includes tables of later migrations. */
async function childrenOf(tenant: Tenant, table: string): Promise<Child[]> {
  const { rows } = await sql<Child>`
    select c.relname as child, a.attname as "column" from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    cross join unnest(k.conkey) as n join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n
    where k.contype = 'f' and k.confrelid = ${table}::regclass and a.attname <> 'congregation_id' and not c.relispartition`.execute(
    tenant.db,
  );
  return rows;
}

/** Whether a row outside the change refers to a row that the change added. */
async function isBuiltUpon(tenant: Tenant, rows: readonly NetRow[]): Promise<boolean> {
  const made = rows.filter(({ act }) => act === 'added');
  for (const [table, ofTable] of byTable(made)) {
    if (!('id' in (ofTable[0]!.after ?? {}))) continue;
    const ids = ofTable.map(({ row }) => Number(row));
    for (const { child, column } of await childrenOf(tenant, table)) {
      const own = made.filter((row) => row.table === child).map(({ row }) => row);
      const query = sql`select from ${sql.table(child)} t where t.${sql.ref(column)} = any(${ids}::bigint[])
        and sheaf.row_key(to_jsonb(t)) <> all(${own}::text[]) limit 1`;
      if (await isThere(query, tenant)) return true;
    }
  }
  return false;
}

/** Whether a restored reference would lead to a missing row; rows restored together count as present. */
async function hasTornTie(
  tenant: Tenant,
  registry: JournalRegistry,
  rows: readonly NetRow[],
): Promise<boolean> {
  const wanted = new Map<string, Set<string>>();
  for (const { table, before, fields } of rows)
    for (const field of before ? fields : []) {
      const type = registry.entityOf(table, before).fields[field];
      if (typeof type !== 'object' || type.type !== 'reference') continue;
      const ids = [before![field]].flat().filter((id) => id !== null && id !== undefined);
      wanted.set(type.table, new Set([...(wanted.get(type.table) ?? []), ...ids.map(String)]));
    }
  for (const [table, ids] of wanted) {
    const own = new Set(rows.filter((row) => row.before && row.table === table).map(({ row }) => row));
    const others = [...ids].filter((id) => !own.has(id)).map(Number);
    const there = registry.entityOf(table).softDeleted ? sql`t.deleted_at is null and` : sql``;
    const { rows: found } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} t where ${there} t.id = any(${others}::bigint[])`.execute(
      tenant.db,
    );
    if (found[0]!.count < others.length) return true;
  }
  return false;
}

async function conflictOfDomains(
  tenant: Tenant,
  checks: readonly RevertCheck[],
  rows: readonly NetRow[],
): Promise<DomainConflict | null> {
  for (const { conflict } of checks) {
    const found = conflict && (await conflict(tenant, rows));
    if (found) return found;
  }
  return null;
}

export const revertConflicts = {
  /** Locked rows that already have their values from before the change. */
  async restored(tenant: Tenant, rows: readonly NetRow[]): Promise<Set<NetRow>> {
    const restorable = rows.filter(({ before }) => before !== null);
    const different = new Set<string>();
    for (const [table, ofTable] of byTable(restorable))
      for (const { row } of await differingNow(tenant, table, ofTable.map(asBefore)))
        different.add(`${table} ${row}`);
    return new Set(restorable.filter(({ table, row }) => !different.has(`${table} ${row}`)));
  },

  /** Rows that differ from their state after the change. */
  async changed(tenant: Tenant, rows: readonly NetRow[]): Promise<Set<NetRow>> {
    const changed: NetRow[] = [];
    for (const [table, ofTable] of byTable(rows))
      changed.push(...(await differingNow(tenant, table, ofTable)));
    return new Set(changed);
  },

  /** Whether a row differs from its state after the change, or refers to a missing row. */
  async isTaken(tenant: Tenant, { journal }: Registry, rows: readonly NetRow[]): Promise<boolean> {
    if ((await revertConflicts.changed(tenant, rows)).size > 0) return true;
    return hasTornTie(tenant, journal, rows);
  },

  /** Locks in a fixed order, tables by name and rows by id, which prevents deadlocks. */
  async lock(tenant: Tenant, { reverts }: Registry, rows: readonly NetRow[]): Promise<void> {
    const further = reverts.flatMap(({ locks }) => locks?.(rows) ?? []);
    for (const [table, ofTable] of byTable([...rows, ...further]))
      await sql`select from ${sql.table(table)} t where ${keyed(ofTable)}
        order by sheaf.row_key(to_jsonb(t))::text for update`.execute(tenant.db);
  },

  async find(
    tenant: Tenant,
    { journal, reverts }: Registry,
    { id, lastEntry }: { id: string; lastEntry: string },
    rows: readonly NetRow[],
  ): Promise<RowsNow> {
    return {
      changedLater:
        (await changedByOthers(tenant, id, lastEntry, rows)) ||
        (await revertConflicts.changed(tenant, rows)).size > 0,
      builtUpon: await isBuiltUpon(tenant, rows),
      tornTie: await hasTornTie(tenant, journal, rows),
      ofDomain: await conflictOfDomains(tenant, reverts, rows),
    };
  },
};
