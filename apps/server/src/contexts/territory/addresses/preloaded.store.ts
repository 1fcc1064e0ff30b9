/** Queries on a map's own addresses. */
import { underDoNotCall } from '#contexts/territory/addresses/do-not-calls.store';
import type { Door } from '#contexts/territory/addresses/places.store';
import { populating } from '#contexts/territory/addresses/populating.store';
import type { Tenant } from '#platform/database/tenant';

/** Constraints that report the same door twice, here or in the list to work. */
const doubled = new Set(['preloaded_addresses_door', 'available_addresses_door']);

export const preloaded = {
  byIds: (tenant: Tenant, ids: number[]) =>
    tenant.db
      .selectFrom('preloaded_addresses as v')
      .innerJoin('street_names as s', (join) =>
        join.onRef('s.congregation_id', '=', 'v.congregation_id').onRef('s.id', '=', 'v.street_id'),
      )
      .select([
        'v.id',
        'v.map_id',
        'v.name',
        'v.block',
        'v.street_id',
        's.name as street',
        'v.house',
        'v.suffix',
        'v.unit',
        'v.date',
        'v.note',
        'v.number',
        'v.lat',
        'v.lng',
        'v.place_unknown',
        'v.version',
      ])
      .select(underDoNotCall('v').as('do_not_call'))
      .where('v.id', 'in', ids)
      .orderBy('v.id')
      .forUpdate('v')
      .execute(),

  mapOf: async (tenant: Tenant, id: number): Promise<number | undefined> =>
    (
      await tenant.db
        .selectFrom('preloaded_addresses')
        .select('map_id')
        .where('id', '=', id)
        .executeTakeFirst()
    )?.map_id,

  async add(
    tenant: Tenant,
    place: { mapId: number; streetId: number },
    doors: Door[],
    rest: {
      name: string | null;
      block: number | null;
      number: string | null;
      number_searched: boolean;
      lat: number | null;
      lng: number | null;
      date: string | null;
      note: string | null;
    },
  ): Promise<number[]> {
    const rows = await tenant.db
      .insertInto('preloaded_addresses')
      .values(
        doors.map((door) => ({
          congregation_id: tenant.congregationId,
          map_id: place.mapId,
          street_id: place.streetId,
          ...door,
          ...rest,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    return rows.map((row) => row.id);
  },

  /**
   * Also updates its doors in the list to work; false if another address or door of the map has the same
   * values (ADDR-R23).
   */
  edit: (
    tenant: Tenant,
    id: number,
    change: {
      street_id?: number;
      house?: string;
      suffix?: string | null;
      unit?: string | null;
      number?: string | null;
      name?: string | null;
      block?: number | null;
      date?: string | null;
      note?: string | null;
      number_searched?: boolean;
      lat?: number | null;
      lng?: number | null;
      place_unknown?: boolean;
    },
  ): Promise<boolean> =>
    tenant.attempt(
      async () => {
        if (Object.keys(change).length === 0) return true;
        await tenant.db.updateTable('preloaded_addresses').set(change).where('id', '=', id).execute();
        await populating.follow(tenant, 'preloaded', id);
        return true;
      },
      (error) =>
        error instanceof Error && 'constraint' in error && doubled.has(String(error.constraint))
          ? false
          : undefined,
    ),

  async remove(tenant: Tenant, id: number): Promise<boolean> {
    return (
      (await tenant.db.deleteFrom('preloaded_addresses').where('id', '=', id).returning('id').execute())
        .length > 0
    );
  },
};
