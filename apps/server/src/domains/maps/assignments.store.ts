/** Queries on the assignments of maps and their blocks. */
import { campaigns } from '@sheaf/rules/maps/campaign';
import type { AssignmentLabel, BegunAssignment, EndedAssignment } from '@sheaf/rules/maps/map-effect';
import type { Tenant } from '#platform/database/tenant';

export const assignments = {
  mapOf: (tenant: Tenant, assignmentId: number) =>
    tenant.db
      .selectFrom('map_assignments')
      .select('map_id')
      .where('id', '=', assignmentId)
      .executeTakeFirst(),

  /** The open assignment of a map that the caller has locked. */
  async open(tenant: Tenant, mapId: number) {
    const row = await tenant.db
      .selectFrom('map_assignments')
      .selectAll()
      .where('map_id', '=', mapId)
      .where('returned_at', 'is', null)
      .executeTakeFirst();
    if (!row) return undefined;
    const holders = await tenant.db
      .selectFrom('map_assignment_holders')
      .select(['person_id', 'assigned_at', 'returned_at'])
      .where('assignment_id', '=', row.id)
      .orderBy('id')
      .execute();
    const blocks = await tenant.db
      .selectFrom('completed_blocks')
      .select('block')
      .where('assignment_id', '=', row.id)
      .orderBy('block')
      .execute();
    return { ...row, holders, blocks: blocks.map(({ block }) => block) };
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

  /** What the form of the Assign Maps screen says of an assignment that goes on. */
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

  /** Somebody is busy with the map, though nothing was worked yet. */
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

  /** A cancelled assignment leaves the history, with its holders and blocks (ASSIGN-O8). */
  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('map_assignments').where('id', '=', id).execute();
  },

  populating: (tenant: Tenant, mapId: number) =>
    tenant.db
      .selectFrom('map_assignments')
      .select(['id', 'populate_total', 'populated', 'populated_to'])
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

export const blocks = {
  async set(
    tenant: Tenant,
    assignmentId: number,
    block: number,
    completed: boolean,
    now: Date,
  ): Promise<void> {
    if (!completed) {
      await tenant.db
        .deleteFrom('completed_blocks')
        .where('assignment_id', '=', assignmentId)
        .where('block', '=', block)
        .execute();
      return;
    }
    await tenant.db
      .insertInto('completed_blocks')
      .values({
        congregation_id: tenant.congregationId,
        assignment_id: assignmentId,
        block,
        completed_by: tenant.personId,
        completed_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};
