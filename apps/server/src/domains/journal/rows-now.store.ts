/** What became of the rows of a change: whether each is as the change left it, what stands on it, and what it would be tied to. */
import type { Leader } from '@sheaf/rules/groups/leaders';
import { leadersAgain, someMayNotLead } from '@sheaf/rules/journal/leaders-again';
import type { NetRow } from '@sheaf/rules/journal/net-rows';
import type { RowsNow } from '@sheaf/rules/journal/take-back';
import type { FieldType, Reference } from '@sheaf/rules/journal/thing';
import { thingOf } from '@sheaf/rules/journal/things';
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

const json = (rows: readonly unknown[]): RawBuilder<unknown> =>
  sql`${rows.map((row) => JSON.stringify(row))}::text[]::jsonb[]`;

const byTable = <R extends Pick<NetRow, 'table'>>(rows: readonly R[]): [string, R[]][] =>
  [...Map.groupBy(rows, ({ table }) => table)].sort(([a], [b]) => a.localeCompare(b));

const isThere = async (query: RawBuilder<unknown>, tenant: Tenant): Promise<boolean> =>
  (await query.execute(tenant.db)).rows.length > 0;

/** Of tables with an id by its index; the few others are small. */
export const keyed = (rows: readonly Pick<NetRow, 'row' | 'before' | 'after'>[]): RawBuilder<unknown> =>
  'id' in (rows[0]?.after ?? rows[0]?.before ?? {})
    ? sql`t.id = any(${rows.map(({ row }) => Number(row))}::int[])`
    : sql`sheaf.row_key(to_jsonb(t)) = any(${rows.map(({ row }) => row)}::text[])`;

/** A later change that stands: neither taken back nor itself the taking back of one. */
const changedByOthers = (tenant: Tenant, change: string, lastEntry: string, rows: readonly NetRow[]) =>
  isThere(
    sql`select from unnest(${rows.map(({ table }) => table)}::text[], ${rows.map(({ row }) => row)}::text[]) as r (name, key)
      join journal j on j.congregation_id = ${tenant.congregationId} and j.table_name = r.name and j.row_id = r.key
      join journal_changes c on c.congregation_id = j.congregation_id and c.id = j.change_id
      where j.id > ${lastEntry} and j.change_id <> ${change} and c.taken_back_by is null and c.undoes is null
        and sheaf.unmoved(j.before) is distinct from sheaf.unmoved(j.after) limit 1`,
    tenant,
  );

/** Compared by the types of the table, so that it does not matter how a value was once written as JSON. */
async function differsNow(tenant: Tenant, table: string, rows: readonly NetRow[]): Promise<boolean> {
  const target = sql.table(table);
  const gone = rows.filter(({ after }) => after === null);
  if (gone.length > 0 && (await isThere(sql`select from ${target} t where ${keyed(gone)} limit 1`, tenant)))
    return true;
  const there = rows.filter(({ after }) => after !== null);
  if (there.length === 0) return false;
  return isThere(
    sql`select from unnest(${json(there.map(({ after }) => after))}) as was (data)
      left join ${target} t on ${keyed(there)} and sheaf.row_key(to_jsonb(t)) = sheaf.row_key(was.data)
      where t.congregation_id is null or exists (
        select from jsonb_object_keys(sheaf.unmoved(was.data)) as k
        where to_jsonb(t)->k is distinct from to_jsonb(jsonb_populate_record(null::${target}, was.data))->k
          and to_jsonb(t) ? k)
      limit 1`,
    tenant,
  );
}

interface Child {
  child: string;
  column: string;
}

/** Every foreign key that leads to a table, from the database's own catalogue: no table that comes later is forgotten. */
async function childrenOf(tenant: Tenant, table: string): Promise<Child[]> {
  const { rows } = await sql<Child>`
    select c.relname as child, a.attname as "column" from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    cross join unnest(k.conkey) as n join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n
    where k.contype = 'f' and k.confrelid = ${table}::regclass and a.attname <> 'congregation_id'`.execute(
    tenant.db,
  );
  return rows;
}

/** Something that the change did not make itself stands on a row that it made. */
async function isBuiltUpon(tenant: Tenant, rows: readonly NetRow[]): Promise<boolean> {
  const made = rows.filter(({ act }) => act === 'added');
  for (const [table, ofTable] of byTable(made)) {
    if (!('id' in (ofTable[0]!.after ?? {}))) continue;
    const ids = ofTable.map(({ row }) => Number(row));
    for (const { child, column } of await childrenOf(tenant, table)) {
      const own = made.filter((row) => row.table === child).map(({ row }) => row);
      const query = sql`select from ${sql.table(child)} t where t.${sql.ref(column)} = any(${ids}::int[])
        and sheaf.row_key(to_jsonb(t)) <> all(${own}::text[]) limit 1`;
      if (await isThere(query, tenant)) return true;
    }
  }
  return false;
}

const living: Partial<Record<Reference, RawBuilder<unknown>>> = {
  person: sql`people t where t.deleted_at is null and`,
  map: sql`maps t where t.deleted_at is null and`,
  group: sql`groups t where`,
  family: sql`families t where`,
  role: sql`roles t where`,
  street: sql`streets t where`,
  suburb: sql`suburbs t where`,
};

const tableOf: Partial<Record<FieldType, string>> = {
  person: 'people',
  map: 'maps',
  group: 'groups',
  family: 'families',
  role: 'roles',
  street: 'streets',
  suburb: 'suburbs',
};

/** Ties it would bring back to what is no longer there; what comes back with it counts as there. */
async function hasTornTie(tenant: Tenant, rows: readonly NetRow[]): Promise<boolean> {
  const wanted = new Map<Reference, Set<string>>();
  for (const { table, before, fields } of rows)
    for (const field of before ? fields : []) {
      const type = thingOf(table).fields[field] as Reference | undefined;
      if (!type || !living[type]) continue;
      const ids = [before![field]].flat().filter((id) => id !== null && id !== undefined);
      wanted.set(type, new Set([...(wanted.get(type) ?? []), ...ids.map(String)]));
    }
  for (const [type, ids] of wanted) {
    const own = new Set(
      rows.filter(({ table, before }) => before && table === tableOf[type]).map(({ row }) => row),
    );
    const others = [...ids].filter((id) => !own.has(id)).map(Number);
    const { rows: found } = await sql<{ count: number }>`
      select count(*)::int as count from ${living[type]} t.id = any(${others}::int[])`.execute(tenant.db);
    if (found[0]!.count < others.length) return true;
  }
  return false;
}

async function isMapInHand(tenant: Tenant, rows: readonly NetRow[]): Promise<boolean> {
  const maps = rows.filter(
    ({ table, act, fields }) =>
      table === 'maps' &&
      (act !== 'changed' || fields.some((field) => /^(type_id|total_blocks)$/.test(field))),
  );
  if (maps.length === 0) return false;
  const open = await tenant.db
    .selectFrom('map_assignments')
    .select('id')
    .where(sql<boolean>`map_id = any(${maps.map(({ row }) => Number(row))}::int[])`)
    .where('returned_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

const leaderRows = (rows: readonly NetRow[]): Pick<NetRow, 'table' | 'row' | 'before' | 'after'>[] => {
  const { overseers, assistants } = leadersAgain(rows);
  return [...overseers, ...assistants].map((id) => ({
    table: 'people',
    row: String(id),
    before: { id },
    after: null,
  }));
};

/** As they will be once the change is taken back, for it may bring back their own appointment too. */
async function hasUnfitLeader(tenant: Tenant, rows: readonly NetRow[]): Promise<boolean> {
  const leaders = leadersAgain(rows);
  const ids = [...leaders.overseers, ...leaders.assistants];
  if (ids.length === 0) return false;
  const people = await tenant.db
    .selectFrom('people')
    .select(['id', 'active', 'gender', 'appointment'])
    .where('id', 'in', ids)
    .execute();
  const again = new Map<number, Leader>(people.map((person) => [person.id, person]));
  for (const { table, row, before, fields } of rows) {
    const person = table === 'people' && again.get(Number(row));
    if (person && before)
      again.set(person.id, { ...person, ...Object.fromEntries(fields.map((name) => [name, before[name]])) });
  }
  return someMayNotLead(leaders, again);
}

export const rowsNow = {
  /** In one order, whoever comes: tables by name, rows by id. Whoever would lead a group again keeps his appointment. */
  async lock(tenant: Tenant, rows: readonly NetRow[]): Promise<void> {
    for (const [table, ofTable] of byTable([...rows, ...leaderRows(rows)]))
      await sql`select from ${sql.table(table)} t where ${keyed(ofTable)}
        order by sheaf.row_key(to_jsonb(t))::text for update`.execute(tenant.db);
  },

  async look(tenant: Tenant, change: string, lastEntry: string, rows: readonly NetRow[]): Promise<RowsNow> {
    let changedLater = await changedByOthers(tenant, change, lastEntry, rows);
    for (const [table, ofTable] of byTable(rows)) changedLater ||= await differsNow(tenant, table, ofTable);
    return {
      changedLater,
      builtUpon: await isBuiltUpon(tenant, rows),
      tornTie: await hasTornTie(tenant, rows),
      mapInHand: await isMapInHand(tenant, rows),
      unfitLeader: await hasUnfitLeader(tenant, rows),
    };
  },
};
