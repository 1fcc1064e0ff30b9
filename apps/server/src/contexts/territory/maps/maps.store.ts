/** Queries on maps, the people who may hold them, and the territory settings. */
import { compareByOrder } from '@sheaf/rules/territory/maps/map-order';
import { mapPageStatement, mapsStatement } from '#contexts/territory/maps/map-queries.store';
import type { Tenant } from '#platform/database/tenant';

/** A map with its open assignment and counts, as selected by the queries. */
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
    homes_marked: boolean;
    holder: { id: number; full_name: string } | null;
    blocks: number[];
  } | null;
}

/** The lists of a map page as JSON text from the database, ready to send. */
export interface MapPageRow extends MapRow {
  suburbs: string;
  streets: string;
  foreign_addresses: string;
  available: string;
  preloaded: string;
  /** Number of homes that the holder may mark; null for other people and types of maps. */
  homes: number | null;
  do_not_calls: string;
  history: string;
}

const locked = (tenant: Tenant) =>
  tenant.db
    .selectFrom('maps')
    .select([
      'id',
      'number',
      'type_id',
      'locked',
      'number_lookup',
      'total_blocks',
      'last_completed',
      'picture_id',
    ])
    .where('deleted_at', 'is', null)
    .forUpdate();

export const maps = {
  /** In the order of the dashboard. */
  async list(tenant: Tenant): Promise<MapRow[]> {
    return (await tenant.prepared<MapRow>(mapsStatement, [null, tenant.now.toISOString()])).sort(
      compareByOrder,
    );
  },

  async read(tenant: Tenant, id: number): Promise<MapRow | undefined> {
    return (await tenant.prepared<MapRow>(mapsStatement, [id, tenant.now.toISOString()]))[0];
  },

  async page(tenant: Tenant, number: string, viewerId: number, now: Date): Promise<MapPageRow | undefined> {
    return (await tenant.prepared<MapPageRow>(mapPageStatement, [number, viewerId, now.toISOString()]))[0];
  },

  idOf: (tenant: Tenant, number: string) =>
    tenant.db
      .selectFrom('maps')
      .select('id')
      .where('number', '=', number)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),

  /** Locks the map, the parent of every decision about it; lock order: map, assignment, addresses. */
  lock: (tenant: Tenant, id: number) => locked(tenant).where('id', '=', id).executeTakeFirst(),

  /** Like `lock`, for the map of an assignment, open or ended. */
  lockOfAssignment: (tenant: Tenant, assignmentId: number) =>
    locked(tenant)
      .where('id', '=', (is) =>
        is.selectFrom('map_assignments').select('map_id').where('map_assignments.id', '=', assignmentId),
      )
      .executeTakeFirst(),

  async exists(tenant: Tenant, id: number): Promise<boolean> {
    const row = await tenant.db
      .selectFrom('maps')
      .select('id')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  async setLocked(tenant: Tenant, id: number, locked: boolean): Promise<void> {
    await tenant.db.updateTable('maps').set({ locked }).where('id', '=', id).execute();
  },

  async setNumberLookup(tenant: Tenant, id: number, on: boolean): Promise<void> {
    await tenant.db.updateTable('maps').set({ number_lookup: on }).where('id', '=', id).execute();
  },

  async setLastCompleted(tenant: Tenant, id: number, date: string | null): Promise<void> {
    await tenant.db.updateTable('maps').set({ last_completed: date }).where('id', '=', id).execute();
  },
};
