/** Queries on a map's own addresses. */

import type { Door } from '#domains/addresses/places.store';
import type { Tenant } from '#platform/database/tenant';

export const preloaded = {
  byIds: (tenant: Tenant, ids: number[]) =>
    tenant.db
      .selectFrom('preloaded_addresses as v')
      .innerJoin('streets as s', (join) =>
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
      .where('v.id', 'in', ids)
      .orderBy('v.id')
      .forUpdate('v')
      .execute(),

  async add(
    tenant: Tenant,
    place: { mapId: number; streetId: number },
    doors: Door[],
    rest: {
      name: string | null;
      block: number | null;
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

  async edit(
    tenant: Tenant,
    id: number,
    change: {
      number?: string | null;
      name?: string | null;
      date?: string | null;
      note?: string | null;
      number_searched?: boolean;
      lat?: number | null;
      lng?: number | null;
      place_unknown?: boolean;
    },
  ): Promise<void> {
    if (Object.keys(change).length === 0) return;
    await tenant.db.updateTable('preloaded_addresses').set(change).where('id', '=', id).execute();
  },

  async remove(tenant: Tenant, id: number): Promise<boolean> {
    return (
      (await tenant.db.deleteFrom('preloaded_addresses').where('id', '=', id).returning('id').execute())
        .length > 0
    );
  },
};
