/** Reads the journal: pages of changes, and the rows that each change touched. */
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** A row as JSON, without unjournalled columns. */
export type Row = Record<string, unknown>;

export interface ChangeRow {
  id: string;
  at: Date;
  person_id: number | null;
  operation: string;
  undoes: string | null;
  taken_back_by: string | null;
}

export interface SummaryRow {
  change_id: string;
  table: string;
  act: 'added' | 'changed' | 'deleted' | 'erased';
  count: number;
  sample: Row;
}

export interface EntryRow {
  id: string;
  table: string;
  row_id: string;
  before: Row | null;
  after: Row | null;
}

export interface JournalQuery {
  person?: number | undefined;
  from?: string | undefined;
  until?: string | undefined;
  before?: number | undefined;
}

const isOfMany = ({ after }: EntryRow): boolean => Array.isArray(after?.['ids']);

/** Represents a removed row by its id alone. */
async function entriesOfMany(tenant: Tenant, entry: EntryRow): Promise<EntryRow[]> {
  const { ids, ...first } = entry.after!;
  const { rows } = await sql<EntryRow>`
    select ${entry.id} as id, ${entry.table} as "table", given.id as row_id, null as before,
      coalesce(sheaf.journalled(to_jsonb(t)), case given.place when 1 then ${JSON.stringify(first)}::jsonb
        else jsonb_build_object('congregation_id', ${tenant.congregationId}::bigint, 'id', given.id::bigint) end) as after
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as given (id, place)
    left join ${sql.table(entry.table)} t on t.id = given.id::bigint order by given.place`.execute(tenant.db);
  return rows;
}

/** Limit up to which the rows of one change are counted. */
export const mostRows = 501;

const columns = sql`c.id, c.at, c.person_id, c.operation, c.undoes, c.taken_back_by`;
const newest = sql`order by c.at desc, c.id desc`;

/** Start of a day in the congregation's time zone. */
const dayBegins = (day: string, later = 0): RawBuilder<unknown> =>
  sql`(${day}::date + ${later}::int)::timestamp at time zone (select timezone_id from congregation_clocks)`;

function conditions(tenant: Tenant, { person, from, until, before }: JournalQuery): RawBuilder<unknown> {
  const own = sql`c.congregation_id = ${tenant.congregationId}`;
  return sql.join(
    [
      own,
      ...(person === undefined ? [] : [sql`c.person_id = ${person}`]),
      ...(from === undefined ? [] : [sql`c.at >= ${dayBegins(from)}`]),
      ...(until === undefined ? [] : [sql`c.at < ${dayBegins(until, 1)}`]),
      ...(before === undefined
        ? []
        : [sql`(c.at, c.id) < (select b.at, b.id from journal_changes b where b.id = ${before})`]),
    ],
    sql` and `,
  );
}

export const changes = {
  async today(tenant: Tenant, now: Date): Promise<string> {
    const { rows } = await sql<{ today: string }>`
      select to_char(${now}::timestamptz at time zone timezone_id, 'YYYY-MM-DD') as today from congregation_clocks`.execute(
      tenant.db,
    );
    return rows[0]!.today;
  },

  /**
   * Operations of all changes in this congregation, found by skipping through the index: the cost does not
   * grow with the journal.
   */
  async operations(tenant: Tenant): Promise<string[]> {
    const own = sql`congregation_id = ${tenant.congregationId}`;
    const { rows } = await sql<{ operation: string }>`
      with recursive known as (
        select min(operation) as operation from journal_changes where ${own}
        union all
        select (select min(operation) from journal_changes c where ${own} and c.operation > known.operation)
        from known where known.operation is not null)
      select operation from known where operation is not null`.execute(tenant.db);
    return rows.map(({ operation }) => operation);
  },

  /**
   * Newest first; `operations` undefined means all. Each branch reads its own index and therefore stops at
   * the limit.
   */
  async page(tenant: Tenant, wanted: JournalQuery, operations: string[] | undefined, limit: number) {
    const page = sql`select ${columns} from journal_changes c where ${conditions(tenant, wanted)}`;
    const { rows } = operations
      ? await sql<ChangeRow>`
          select c.* from unnest(${operations}::text[]) as o (operation)
          cross join lateral (${page} and c.operation = o.operation ${newest} limit ${limit}) c
          ${newest} limit ${limit}`.execute(tenant.db)
      : await sql<ChangeRow>`${page} ${newest} limit ${limit}`.execute(tenant.db);
    return rows;
  },

  /** Number of changes by operation since the start of a day. */
  async countsSince(tenant: Tenant, day: string) {
    const { rows } = await sql<{ operation: string; count: number }>`
      select c.operation, count(*)::int as count from journal_changes c
      where ${conditions(tenant, { from: day })} group by c.operation`.execute(tenant.db);
    return rows;
  },

  async read(tenant: Tenant, id: number): Promise<ChangeRow | undefined> {
    const { rows } =
      await sql<ChangeRow>`select ${columns} from journal_changes c where c.id = ${id}`.execute(tenant.db);
    return rows[0];
  },

  /** Touched rows of each change by table and act: their count, and the first row as an example. */
  async summaries(tenant: Tenant, ids: string[]): Promise<SummaryRow[]> {
    const { rows } = await sql<SummaryRow>`
      select change_id, table_name as "table", act, sum(rows)::int as count,
             (array_agg(coalesce(after, before) order by id))[1] as sample
      from unnest(${ids}::bigint[]) as wanted (change_id)
      cross join lateral (
        select j.id, j.table_name, j.before, j.after - 'ids' as after, coalesce(jsonb_array_length(j.after->'ids'), 1) as rows,
          case when j.after ? 'erased' then 'erased'
               when j.after is not null and not j.after ?| '{congregation_id,written_by}' then 'deleted'
               when j.after is null or (j.after->>'deleted_at' is not null and j.before->>'deleted_at' is null) then 'deleted'
               when j.before is null then 'added' else 'changed' end as act
        from journal j
        where j.congregation_id = ${tenant.congregationId} and j.change_id = wanted.change_id
        order by j.id limit ${mostRows}) j
      group by change_id, table_name, act
      order by change_id, min(id)`.execute(tenant.db);
    return rows;
  },

  /** Expands an entry of many rows into one entry for each row, with the row's current values. */
  async entries(tenant: Tenant, id: string, limit: number): Promise<EntryRow[]> {
    const { rows } = await sql<EntryRow>`
      select id, table_name as "table", row_id, before, after from journal
      where congregation_id = ${tenant.congregationId} and change_id = ${id} order by id limit ${limit}`.execute(
      tenant.db,
    );
    const entries: EntryRow[] = [];
    for (const row of rows) {
      if (entries.length >= limit) break;
      if (isOfMany(row)) entries.push(...(await entriesOfMany(tenant, row)));
      else entries.push(row);
    }
    return entries.slice(0, limit);
  },
};
