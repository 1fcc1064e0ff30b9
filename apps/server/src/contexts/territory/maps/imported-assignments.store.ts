/** Assignments that a territory import creates and changes; every row is recorded for the rollback. */
import { campaigns } from '@sheaf/rules/territory/maps/campaign';
import type { PlannedAssignment } from '@sheaf/rules/territory/territory-import/plan';
import { type RawBuilder, sql } from 'kysely';
import { changedColumns } from '#contexts/territory/maps/imported-maps.store';
import { knownAssignments } from '#contexts/territory/maps/known-assignments.store';
import type { Tenant } from '#platform/database/tenant';
import { changeNoted, noted, pieces } from '#platform/imports/import-writing.store';

/**
 * A date becomes local noon of the congregation, but never an instant in the future; an instant is unchanged.
 */
const instantOf = ({ now }: Tenant, text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when length(${text}) = 10 then least((${text}::date + time '12:00') at time zone c.timezone_id, ${now}::timestamptz)
    else ${text}::timestamptz end`;

const asDay = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${column} at time zone c.timezone_id)::date`;

const holdingColumns = sql`id bigint, map_id bigint, "from" text, "startUnknown" boolean, "to" text, completed boolean, personal boolean,
  campaign int, "campaignName" text, "previousCompleted" date, place int`;

/** Row for the columns above. */
const rowOf = (holding: PlannedAssignment) => ({
  ...holding,
  campaign: campaigns.encode(holding.campaign),
});

async function changeAssignments(
  tenant: Tenant,
  importId: number,
  holdings: readonly PlannedAssignment[],
): Promise<void> {
  const given = sql`select * from jsonb_to_recordset(${JSON.stringify(holdings.map(rowOf))}::jsonb) as r (${holdingColumns})`;
  const begun = sql`case when ${asDay(sql`t.assigned_at`)} = left(g."from", 10)::date then t.assigned_at
    else ${instantOf(tenant, sql`g."from"`)} end`;
  await changeNoted(tenant, {
    importId,
    table: 'map_assignments',
    columns: changedColumns.map_assignments,
    given,
    before: sql`select t.* from map_assignments t where t.id in (select id from given)`,
    update: sql`update map_assignments t set assigned_at = ${begun}, start_unknown = g."startUnknown", completed = g.completed,
      returned_at = greatest(${instantOf(tenant, sql`g."to"`)}, ${begun}), previous_completed = g."previousCompleted"
      from given g cross join congregation_clocks c where t.id = g.id returning t.congregation_id, t.id, t.version`,
  });
  await changeNoted(tenant, {
    importId,
    table: 'map_assignment_holders',
    columns: changedColumns.map_assignment_holders,
    given: sql`select h.id, h.id = min(h.id) over holdings as first, h.id = max(h.id) over holdings as last, a.assigned_at, a.returned_at
      from map_assignment_holders h join map_assignments a on a.id = h.assignment_id
      where a.id = any(${holdings.map(({ id }) => id)}::bigint[]) window holdings as (partition by h.assignment_id)`,
    before: sql`select t.* from map_assignment_holders t where t.id in (select id from given)`,
    update: sql`update map_assignment_holders t set assigned_at = case when g.first then g.assigned_at else t.assigned_at end,
      returned_at = case when g.last then g.returned_at else t.returned_at end
      from given g where t.id = g.id returning t.congregation_id, t.id, t.version`,
  });
}

async function addAssignments(
  tenant: Tenant,
  { importId, maps }: { importId: number; maps: ReadonlyMap<string, number> },
  holdings: readonly PlannedAssignment[],
): Promise<void> {
  for (const piece of pieces(holdings)) {
    const rows = piece.map(rowOf).map(({ map, holders: _, ...holding }, place) => ({
      ...holding,
      map_id: maps.get(map),
      place,
    }));
    const made = await noted<{ id: number }>(
      tenant,
      { importId, table: 'map_assignments' },
      sql`insert into map_assignments (congregation_id, map_id, personal, campaign, campaign_name, started, completed,
          assigned_at, start_unknown, returned_at, last_activity_at, previous_completed)
        select c.congregation_id, map_id, personal, campaign, "campaignName", "to" is not null, completed,
          ${instantOf(tenant, sql`"from"`)}, "startUnknown", ${instantOf(tenant, sql`"to"`)}, ${instantOf(tenant, sql`coalesce("to", "from")`)},
          "previousCompleted"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${holdingColumns}) cross join congregation_clocks c
        order by place
        returning congregation_id, id, version`,
    );
    // Ids are assigned in the order of the rows.
    const ids = made.map(({ id }) => id).sort((a, b) => a - b);
    const holders = piece.flatMap((holding, place) =>
      holding.holders.map((holder) => ({ ...holder, assignment_id: ids[place] })),
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
        ${instantOf(tenant, sql`"from"`)}, ${instantOf(tenant, sql`"to"`)}
      from jsonb_to_recordset(${JSON.stringify(holders)}::jsonb)
        as r (assignment_id bigint, person bigint, name text, "from" text, "to" text) cross join congregation_clocks c
      returning congregation_id, id, version`,
  );
}

/** Whether one of these maps has been assigned since; `own` are the assignments created by the import. */
async function wereAssignedSince(
  tenant: Tenant,
  mapIds: readonly number[],
  { since, own }: { since: Date; own: readonly number[] },
): Promise<boolean> {
  const row = await tenant.db
    .selectFrom('map_assignments')
    .select('id')
    .where(sql<boolean>`map_id = any(${[...mapIds]}::bigint[])`)
    .where('created_at', '>', since)
    .where(sql<boolean>`id <> all(${[...own]}::bigint[])`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const importedAssignments = {
  known: knownAssignments,
  change: changeAssignments,
  add: addAssignments,
  wereAssignedSince,
};
