/** Reads and writes the assignments of an import; every row that it makes or changes is noted, so that it can be rolled back. */
import type { KnownAssignment, PlannedAssignment, PlannedMap } from '@sheaf/rules/territory/import/plan';
import { type RawBuilder, sql } from 'kysely';
import { noted, pieces, type Written } from '#domains/territory/import-write.store';
import type { Tenant } from '#platform/database/tenant';

/** A day is noon of the congregation's clocks, and never still to come; an instant is what it is. */
const instantOf = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when length(${text}) = 10 then least((${text}::date + time '12:00') at time zone c.timezone_id, now())
    else ${text}::timestamptz end`;

const asDay = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${column} at time zone c.timezone_id)::date`;

interface Change {
  table: 'maps' | 'map_assignments' | 'map_assignment_holders';
  /** Columns that may change. */
  columns: readonly string[];
  /** `with given as (…)`: the ids of the rows. */
  given: RawBuilder<unknown>;
  /** What follows `set`; `t` is the row and `g` what is given. */
  set: RawBuilder<unknown>;
}

/** Changes rows that are here, and notes each with what it was before. */
async function change(
  tenant: Tenant,
  importId: number,
  { table, columns, given, set }: Change,
): Promise<void> {
  const before = columns.map((column) => sql`${sql.lit(column)}, o.${sql.ref(column)}`);
  await sql`
    with given as (${given}),
    old as (select t.* from ${sql.table(table)} t where t.id in (select id from given)),
    changed as (
      update ${sql.table(table)} t set ${set} from given g cross join congregations c
      where t.id = g.id returning t.congregation_id, t.id, t.version)
    insert into import_rows (congregation_id, import_id, table_name, row_id, row_version, before)
    select n.congregation_id, ${importId}::int, ${table}::text, n.id, n.version,
      jsonb_build_object('version', o.version, ${sql.join(before)})
    from changed n join old o on o.id = n.id`.execute(tenant.db);
}

/** What may change of a row that is here, by table; rolling back gives back these columns. */
export const changedColumns = {
  maps: ['last_completed'],
  map_assignments: ['assigned_at', 'start_unknown', 'returned_at', 'completed', 'previous_completed'],
  map_assignment_holders: ['assigned_at', 'returned_at'],
} as const;

const turnColumns = sql`id int, map_id int, "from" text, "startUnknown" boolean, "to" text, completed boolean, personal boolean,
  campaign int, "campaignName" text, "previousCompleted" date, place int`;

async function changeAssignments(
  tenant: Tenant,
  importId: number,
  turns: readonly PlannedAssignment[],
): Promise<void> {
  const given = sql`select * from jsonb_to_recordset(${JSON.stringify(turns)}::jsonb) as r (${turnColumns})`;
  const begun = sql`case when ${asDay(sql`t.assigned_at`)} = left(g."from", 10)::date then t.assigned_at
    else ${instantOf(sql`g."from"`)} end`;
  await change(tenant, importId, {
    table: 'map_assignments',
    columns: changedColumns.map_assignments,
    given,
    set: sql`assigned_at = ${begun}, start_unknown = g."startUnknown", completed = g.completed,
      returned_at = greatest(${instantOf(sql`g."to"`)}, ${begun}), previous_completed = g."previousCompleted"`,
  });
  await change(tenant, importId, {
    table: 'map_assignment_holders',
    columns: changedColumns.map_assignment_holders,
    given: sql`select h.id, h.id = min(h.id) over turns as first, h.id = max(h.id) over turns as last, a.assigned_at, a.returned_at
      from map_assignment_holders h join map_assignments a on a.id = h.assignment_id
      where a.id = any(${turns.map(({ id }) => id)}::int[]) window turns as (partition by h.assignment_id)`,
    set: sql`assigned_at = case when g.first then g.assigned_at else t.assigned_at end,
      returned_at = case when g.last then g.returned_at else t.returned_at end`,
  });
}

async function addAssignments(
  tenant: Tenant,
  { importId, maps }: Written,
  turns: readonly PlannedAssignment[],
): Promise<void> {
  for (const piece of pieces(turns)) {
    const rows = piece.map(({ map, holders: _, ...turn }, place) => ({
      ...turn,
      map_id: maps.get(map),
      place,
    }));
    const made = await noted<{ id: number }>(
      tenant,
      { importId, table: 'map_assignments' },
      sql`insert into map_assignments (congregation_id, map_id, personal, campaign, campaign_name, started, completed,
          assigned_at, start_unknown, returned_at, last_activity_at, previous_completed)
        select c.congregation_id, map_id, personal, campaign, "campaignName", "to" is not null, completed,
          ${instantOf(sql`"from"`)}, "startUnknown", ${instantOf(sql`"to"`)}, ${instantOf(sql`coalesce("to", "from")`)},
          "previousCompleted"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${turnColumns}) cross join congregations c
        order by place
        returning congregation_id, id, version`,
    );
    // Ids are given in the order of the rows.
    const ids = made.map(({ id }) => id).sort((a, b) => a - b);
    const holders = piece.flatMap((turn, place) =>
      turn.holders.map((holder) => ({ ...holder, assignment_id: ids[place] })),
    );
    for (const some of pieces(holders)) await addHolders(tenant, importId, some);
  }
}

async function addHolders(tenant: Tenant, importId: number, holders: readonly object[]): Promise<void> {
  await noted(
    tenant,
    { importId, table: 'map_assignment_holders' },
    sql`insert into map_assignment_holders (congregation_id, assignment_id, person_id, holder_name, assigned_at, returned_at)
      select c.congregation_id, assignment_id, person, case when person is null then r.name end,
        ${instantOf(sql`"from"`)}, ${instantOf(sql`"to"`)}
      from jsonb_to_recordset(${JSON.stringify(holders)}::jsonb)
        as r (assignment_id int, person int, name text, "from" text, "to" text) cross join congregations c
      returning congregation_id, id, version`,
  );
}

export const importHistory = {
  /** Of these maps, oldest first. */
  async known(tenant: Tenant, mapIds: readonly number[]): Promise<KnownAssignment[]> {
    const { rows } = await sql<KnownAssignment>`
      with noted as (select table_name, row_id, row_version from import_rows
        where table_name in ('map_assignments', 'map_assignment_holders') and removed is null),
      holders as (
        select h.assignment_id, bool_and(n.row_id is not null) as untouched,
          jsonb_agg(jsonb_build_object('person', h.person_id, 'name', coalesce(p.first_name || ' ' || p.last_name, h.holder_name),
            'from', ${asDay(sql`h.assigned_at`)}, 'to', ${asDay(sql`h.returned_at`)}) order by h.id) as list
        from map_assignment_holders h cross join congregations c
        left join people p on p.id = h.person_id
        left join noted n on n.table_name = 'map_assignment_holders' and n.row_id = h.id and n.row_version = h.version
        group by h.assignment_id)
      select a.id, a.map_id, to_char(a.assigned_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as instant,
        ${asDay(sql`a.assigned_at`)}::text as "from", a.start_unknown as "startUnknown", ${asDay(sql`a.returned_at`)}::text as "to",
        a.completed, a.personal, a.campaign, a.campaign_name as "campaignName", a.previous_completed::text as "previousCompleted",
        coalesce(h.list, '[]') as holders, n.row_id is not null and coalesce(h.untouched, true) as editable
      from map_assignments a cross join congregations c
      left join holders h on h.assignment_id = a.id
      left join noted n on n.table_name = 'map_assignments' and n.row_id = a.id and n.row_version = a.version
      where a.map_id = any(${[...mapIds]}::int[])
      order by a.assigned_at, a.id`.execute(tenant.db);
    return rows;
  },

  async write(
    tenant: Tenant,
    written: Written,
    { maps, assignments }: { maps: readonly PlannedMap[]; assignments: readonly PlannedAssignment[] },
  ): Promise<void> {
    const dates = maps
      .filter(({ id, completed }) => id !== null && completed !== null)
      .map(({ id, completed }) => ({ id, completed }));
    if (dates.length > 0)
      await change(tenant, written.importId, {
        table: 'maps',
        columns: changedColumns.maps,
        given: sql`select * from jsonb_to_recordset(${JSON.stringify(dates)}::jsonb) as r (id int, completed date)`,
        set: sql`last_completed = g.completed`,
      });
    const changed = assignments.filter(({ id }) => id !== null);
    // What was out is ended first: a map is out once.
    if (changed.length > 0) await changeAssignments(tenant, written.importId, changed);
    await addAssignments(
      tenant,
      written,
      assignments.filter(({ id }) => id === null),
    );
  },
};
