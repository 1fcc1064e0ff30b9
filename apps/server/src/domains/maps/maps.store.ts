/** Every query on maps, their assignments, blocks and pictures. */
import { mapPageText, mapsText } from '#domains/maps/map-queries.store';
import type { Tenant } from '#platform/database/tenant';

/** A map with its open assignment and counts, as the queries give it. */
export interface MapRow {
  id: number;
  number: string;
  name: string | null;
  suburb: {
    id: number;
    suburb: string;
    code: string | null;
    region_id: number | null;
    map_id: number | null;
  } | null;
  type_id: number;
  order: number;
  blocks_as_letters: boolean;
  total_blocks: number;
  locked: boolean;
  last_completed: string | null;
  address_count: number;
  address_with_phone_count: number;
  unassigned_address_count: number;
  picture: { id: number; sha256: string; media_type: string; width: number; height: number } | null;
  assignment: {
    id: number;
    personal: boolean;
    campaign: number;
    campaign_name: string | null;
    started: boolean;
    assigned_at: string;
    addresses_at_start: number;
    holder: { id: number; full_name: string } | null;
    blocks: number[];
  } | null;
}

/** The lists of a map page as JSON text the database made, ready to be sent. */
export interface MapPageRow extends MapRow {
  suburbs: string;
  streets: string;
  foreign_addresses: string;
  available: string;
  preloaded: string;
  do_not_calls: string;
  history: string;
}

export const maps = {
  list: (tenant: Tenant): Promise<MapRow[]> => tenant.prepared<MapRow>('maps-list', mapsText, [null]),

  async read(tenant: Tenant, id: number): Promise<MapRow | undefined> {
    return (await tenant.prepared<MapRow>('maps-list', mapsText, [id]))[0];
  },

  /** `reviewBefore` is the date before which a do-not-call is due for review. */
  async page(
    tenant: Tenant,
    number: string,
    viewerId: number,
    reviewBefore: string,
  ): Promise<MapPageRow | undefined> {
    return (await tenant.prepared<MapPageRow>('map-page', mapPageText, [number, viewerId, reviewBefore]))[0];
  },

  idOf: (tenant: Tenant, number: string) =>
    tenant.db
      .selectFrom('maps')
      .select('id')
      .where('number', '=', number)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),

  /** The parent of everything that is decided about a map; lock order: map, assignment, addresses. */
  lock: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('maps')
      .select(['id', 'number', 'type_id', 'locked', 'total_blocks', 'last_completed', 'picture_id'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst(),

  async setLastCompleted(tenant: Tenant, id: number, date: string | null): Promise<void> {
    await tenant.db.updateTable('maps').set({ last_completed: date }).where('id', '=', id).execute();
  },
};

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

  async add(
    tenant: Tenant,
    assignment: {
      mapId: number;
      holderId: number | null;
      personal: boolean;
      campaign: number;
      campaignName: string | null;
      previousCompleted: string | null;
      now: Date;
    },
  ): Promise<number> {
    const { id } = await tenant.db
      .insertInto('map_assignments')
      .values({
        congregation_id: tenant.congregationId,
        map_id: assignment.mapId,
        personal: assignment.personal,
        campaign: assignment.campaign,
        campaign_name: assignment.campaignName,
        previous_completed: assignment.previousCompleted,
        assigned_at: assignment.now,
        last_activity_at: assignment.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (assignment.holderId !== null)
      await assignments.addHolder(tenant, id, assignment.holderId, assignment.now);
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
    closing: { completed: boolean; note: string | null; now: Date },
  ): Promise<void> {
    await assignments.closeHolder(tenant, id, closing.now);
    await tenant.db
      .updateTable('map_assignments')
      .set({ returned_at: closing.now, completed: closing.completed, note: closing.note })
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

export const candidates = {
  /** The person as far as a map may be given to him. */
  read: (tenant: Tenant, personId: number) =>
    tenant.db
      .selectFrom('people')
      .select(['id', 'appointment', 'active'])
      .where('id', '=', personId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
};

export const settings = {
  territory: (tenant: Tenant) =>
    tenant.db
      .selectFrom('congregations')
      .select(['show_address_date', 'assigned_map_cutoff', 'stagnant_map_threshold', 'timezone_id'])
      .executeTakeFirstOrThrow(),
};
