/** Every query on maps, their assignments, blocks and pictures. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import { mapPageText, mapsText } from '#domains/maps/map-queries.store';

/** A map with its open assignment and counts, as the queries give it. */
export interface MapRow {
  id: number;
  number: string;
  name: string | null;
  suburb: { id: number; suburb: string; code: string | null; region_id: number | null; map_id: number | null } | null;
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
  async page(tenant: Tenant, number: string, viewerId: number, reviewBefore: string): Promise<MapPageRow | undefined> {
    return (await tenant.prepared<MapPageRow>('map-page', mapPageText, [number, viewerId, reviewBefore]))[0];
  },

  idOf: (tenant: Tenant, number: string) =>
    tenant.db.selectFrom('maps').select('id').where('number', '=', number).where('deleted_at', 'is', null).executeTakeFirst(),

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
    tenant.db.selectFrom('map_assignments').select('map_id').where('id', '=', assignmentId).executeTakeFirst(),

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
    const blocks = await tenant.db.selectFrom('completed_blocks').select('block').where('assignment_id', '=', row.id).orderBy('block').execute();
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
    if (assignment.holderId !== null) await assignments.addHolder(tenant, id, assignment.holderId, assignment.now);
    return id;
  },

  async addHolder(tenant: Tenant, assignmentId: number, personId: number, now: Date): Promise<void> {
    await tenant.db
      .insertInto('map_assignment_holders')
      .values({ congregation_id: tenant.congregationId, assignment_id: assignmentId, person_id: personId, assigned_at: now })
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

  async close(tenant: Tenant, id: number, closing: { completed: boolean; note: string | null; now: Date }): Promise<void> {
    await assignments.closeHolder(tenant, id, closing.now);
    await tenant.db
      .updateTable('map_assignments')
      .set({ returned_at: closing.now, completed: closing.completed, note: closing.note })
      .where('id', '=', id)
      .execute();
  },

  async markActive(tenant: Tenant, id: number, now: Date): Promise<void> {
    await tenant.db.updateTable('map_assignments').set({ started: true, last_activity_at: now }).where('id', '=', id).execute();
  },

  async setAddressesAtStart(tenant: Tenant, id: number, count: number): Promise<void> {
    await tenant.db.updateTable('map_assignments').set({ addresses_at_start: count }).where('id', '=', id).execute();
  },
};

export const blocks = {
  async set(tenant: Tenant, assignmentId: number, block: number, completed: boolean, now: Date): Promise<void> {
    if (!completed) {
      await tenant.db.deleteFrom('completed_blocks').where('assignment_id', '=', assignmentId).where('block', '=', block).execute();
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

export const pictures = {
  async replace(
    tenant: Tenant,
    mapId: number,
    picture: { sha256: string; mediaType: 'image/webp'; width: number; height: number; bytes: Buffer },
  ): Promise<void> {
    await tenant.db.updateTable('maps').set({ picture_id: null }).where('id', '=', mapId).execute();
    await tenant.db.deleteFrom('map_pictures').where('map_id', '=', mapId).execute();
    const { id } = await tenant.db
      .insertInto('map_pictures')
      .values({
        congregation_id: tenant.congregationId,
        map_id: mapId,
        sha256: picture.sha256,
        media_type: picture.mediaType,
        width: picture.width,
        height: picture.height,
        bytes: picture.bytes,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tenant.db.updateTable('maps').set({ picture_id: id }).where('id', '=', mapId).execute();
  },

  read: (tenant: Tenant, mapId: number, sha256: string) =>
    tenant.db
      .selectFrom('map_pictures')
      .innerJoin('maps', (join) =>
        join.onRef('maps.congregation_id', '=', 'map_pictures.congregation_id').onRef('maps.picture_id', '=', 'map_pictures.id'),
      )
      .select(['bytes', 'media_type'])
      .where('maps.id', '=', mapId)
      .where('maps.deleted_at', 'is', null)
      .where('sha256', '=', sha256)
      .executeTakeFirst(),
};

export const options = {
  /** Unlocked, unassigned maps of types 1 to 3 with what the choice needs (MAPS-O2). */
  unassigned: (tenant: Tenant, personId: number) =>
    tenant.db
      .selectFrom('maps')
      .leftJoin('suburbs', (join) =>
        join.onRef('suburbs.congregation_id', '=', 'maps.congregation_id').onRef('suburbs.id', '=', 'maps.suburb_id'),
      )
      .select(['maps.id', 'maps.number', 'maps.name', 'suburbs.suburb', 'maps.type_id', 'maps.last_completed', 'maps.order'])
      .select(
        sql<boolean>`exists (select 1 from map_assignments a join map_assignment_holders h
            on h.congregation_id = a.congregation_id and h.assignment_id = a.id
          where a.congregation_id = maps.congregation_id and a.map_id = maps.id and h.person_id = ${personId} and a.completed
            and a.id = (select id from map_assignments l where l.congregation_id = maps.congregation_id and l.map_id = maps.id
              and l.completed order by l.returned_at desc nulls last limit 1))`.as('completed_by_same'),
      )
      .where('maps.deleted_at', 'is', null)
      .where('maps.locked', '=', false)
      .where('maps.type_id', 'in', [1, 2, 3])
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('map_assignments')
              .select('map_assignments.id')
              .whereRef('map_assignments.congregation_id', '=', 'maps.congregation_id')
              .whereRef('map_assignments.map_id', '=', 'maps.id')
              .where('map_assignments.returned_at', 'is', null),
          ),
        ),
      )
      .execute(),

  /** When the person's open, not personal assignments began. */
  heldSince: (tenant: Tenant, personId: number) =>
    tenant.db
      .selectFrom('map_assignment_holders as holder')
      .innerJoin('map_assignments as assignment', (join) =>
        join
          .onRef('assignment.congregation_id', '=', 'holder.congregation_id')
          .onRef('assignment.id', '=', 'holder.assignment_id'),
      )
      .select('assignment.assigned_at')
      .where('holder.person_id', '=', personId)
      .where('holder.returned_at', 'is', null)
      .where('assignment.personal', '=', false)
      .execute(),
};
