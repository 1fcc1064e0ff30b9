import { campaigns } from '@sheaf/rules/territory/maps/campaign';
import type {
  AssignmentLabel,
  BegunAssignment,
  EndedAssignment,
} from '@sheaf/rules/territory/maps/map-effect';
import type { AssignmentEnd } from '@sheaf/rules/territory/maps/map-ending';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tenant } from '#platform/database/tenant';

export const assignments = {
  /** The open assignment of a map that the caller has locked. */
  async open(tenant: Tenant, mapId: number) {
    const row = await tenant.db
      .selectFrom('map_assignments as a')
      .selectAll()
      .select((is) => [
        jsonArrayFrom(
          is
            .selectFrom('map_assignment_holders as h')
            .select(['h.person_id', 'h.assigned_at', 'h.returned_at'])
            .whereRef('h.assignment_id', '=', 'a.id')
            .orderBy('h.id'),
        ).as('holders'),
        jsonArrayFrom(
          is
            .selectFrom('completed_blocks as b')
            .select('b.block')
            .whereRef('b.assignment_id', '=', 'a.id')
            .orderBy('b.block'),
        ).as('blocks'),
      ])
      .where('map_id', '=', mapId)
      .where('returned_at', 'is', null)
      .executeTakeFirst();
    if (!row) return undefined;
    const holders = row.holders.map(({ person_id, assigned_at, returned_at }) => ({
      person_id,
      assigned_at: new Date(assigned_at),
      returned_at: returned_at === null ? null : new Date(returned_at),
    }));
    return { ...row, holders, blocks: row.blocks.map(({ block }) => block) };
  },

  /** Outcome of an assignment; undefined while it is open. */
  async ended(tenant: Tenant, id: number): Promise<AssignmentEnd | undefined> {
    const row = await tenant.db
      .selectFrom('map_assignments as a')
      .select((is) => [
        'a.completed',
        'a.note',
        is
          .selectFrom('map_assignment_holders as h')
          .select('h.person_id')
          .whereRef('h.assignment_id', '=', 'a.id')
          .orderBy('h.id', 'desc')
          .limit(1)
          .as('holder_id'),
      ])
      .where('a.id', '=', id)
      .where('a.returned_at', 'is not', null)
      .executeTakeFirst();
    return row && { holderId: row.holder_id, completed: row.completed, note: row.note };
  },

  async add(tenant: Tenant, mapId: number, began: BegunAssignment): Promise<number> {
    const at = new Date(began.at);
    const { id } = await tenant.db
      .insertInto('map_assignments')
      .values({
        congregation_id: tenant.congregationId,
        map_id: mapId,
        personal: began.personal,
        campaign: campaigns.encode(began.campaign),
        campaign_name: began.campaignName,
        previous_completed: began.previousCompletedOn,
        assigned_at: at,
        last_activity_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (began.holderId !== null) await assignments.addHolder(tenant, id, began.holderId, at);
    return id;
  },

  async addHolder(tenant: Tenant, assignmentId: number, personId: number, now: Date): Promise<void> {
    await tenant.db
      .insertInto('map_assignment_holders')
      .values({
        congregation_id: tenant.congregationId,
        assignment_id: assignmentId,
        person_id: personId,
        assigned_at: now,
      })
      .execute();
  },

  /** Updates the label of an open assignment from the Assign Maps screen. */
  async relabel(tenant: Tenant, id: number, label: AssignmentLabel): Promise<void> {
    await tenant.db
      .updateTable('map_assignments')
      .set({
        personal: label.personal,
        campaign: campaigns.encode(label.campaign),
        campaign_name: label.campaignName,
      })
      .where('id', '=', id)
      .execute();
  },

  async closeHolder(tenant: Tenant, assignmentId: number, now: Date): Promise<void> {
    await tenant.db
      .updateTable('map_assignment_holders')
      .set({ returned_at: now })
      .where('assignment_id', '=', assignmentId)
      .where('returned_at', 'is', null)
      .execute();
  },

  async close(
    tenant: Tenant,
    id: number,
    { at, completed, note }: Extract<EndedAssignment, { kept: true }>,
  ): Promise<void> {
    await assignments.closeHolder(tenant, id, new Date(at));
    await tenant.db
      .updateTable('map_assignments')
      .set({ returned_at: new Date(at), completed, note })
      .where('id', '=', id)
      .execute();
  },

  async markActive(tenant: Tenant, id: number, now: Date): Promise<void> {
    await tenant.db
      .updateTable('map_assignments')
      .set({ started: true, last_activity_at: now })
      .where('id', '=', id)
      .execute();
  },

  async setHomesMarked(tenant: Tenant, id: number, now: Date): Promise<void> {
    await tenant.db
      .updateTable('map_assignments')
      .set({ homes_marked: true, last_activity_at: now })
      .where('id', '=', id)
      .execute();
  },

  /** Marks the map as in use without work on it. */
  async noteUse(tenant: Tenant, id: number, now: Date): Promise<void> {
    await tenant.db
      .updateTable('map_assignments')
      .set({ last_activity_at: now })
      .where('id', '=', id)
      .execute();
  },

  async removeHolders(tenant: Tenant, ids: readonly number[]): Promise<void> {
    await tenant.db
      .deleteFrom('map_assignment_holders')
      .where('id', 'in', [...ids])
      .execute();
  },

  /** Removes a cancelled assignment from the history, with its holders and blocks (ASSIGN-O8). */
  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('map_assignments').where('id', '=', id).execute();
  },

  populating: (tenant: Tenant, mapId: number) =>
    tenant.db
      .selectFrom('map_assignments')
      .select(['id', 'populate_total', 'populated', 'populated_to', 'homes_marked'])
      .where('map_id', '=', mapId)
      .where('returned_at', 'is', null)
      .executeTakeFirst(),

  async setPopulateTotal(tenant: Tenant, id: number, total: number): Promise<void> {
    await tenant.db
      .updateTable('map_assignments')
      .set({ populate_total: total })
      .where('id', '=', id)
      .execute();
  },

  async addPopulated(
    tenant: Tenant,
    id: number,
    piece: { seen: number; added: number; last: number },
  ): Promise<void> {
    await tenant.db
      .updateTable('map_assignments')
      .set((row) => ({
        populated: row('populated', '+', piece.seen),
        populated_to: piece.last,
        addresses_at_start: row('addresses_at_start', '+', piece.added),
      }))
      .where('id', '=', id)
      .execute();
  },

  async setAddressesAtStart(tenant: Tenant, id: number, count: number): Promise<void> {
    await tenant.db
      .updateTable('map_assignments')
      .set({ addresses_at_start: count })
      .where('id', '=', id)
      .execute();
  },
};

/** Saves completed blocks of an assignment and the time of work in one statement. */
export async function saveWork(
  tenant: Tenant,
  assignmentId: number,
  changed: readonly { block: number; completed: boolean }[],
  { workedAt, now }: { workedAt: Date | null; now: Date },
): Promise<void> {
  const done = changed.filter(({ completed }) => completed).map(({ block }) => block);
  const undone = changed.filter(({ completed }) => !completed).map(({ block }) => block);
  await sql`
    with worked as (
      update map_assignments set started = true, last_activity_at = ${workedAt}::timestamptz
      where id = ${assignmentId} and ${workedAt}::timestamptz is not null
    ), gone as (
      delete from completed_blocks where assignment_id = ${assignmentId} and block = any (${undone}::int[])
    )
    insert into completed_blocks (congregation_id, assignment_id, block, completed_by, completed_at)
    select ${tenant.congregationId}::bigint, ${assignmentId}::bigint, block, ${tenant.personId}::bigint, ${now}::timestamptz
    from unnest(${done}::int[]) as block on conflict do nothing`.execute(tenant.db);
}
