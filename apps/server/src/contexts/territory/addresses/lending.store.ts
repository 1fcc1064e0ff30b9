/** Queries on addresses that change their holder. Lock order: maps, then addresses, each by id. */

import type { LentReservation } from '@sheaf/rules/territory/addresses/lending';
import { mapRecords } from '#contexts/territory/maps/maps.api';
import type { Tenant } from '#platform/database/tenant';

export interface LendableAddress {
  id: number;
  mapId: number;
  mapNumber: string;
  reservation: LentReservation | null;
}

export const lending = {
  /** The existing addresses among these, locked after their maps. */
  async lock(tenant: Tenant, ids: readonly number[]): Promise<LendableAddress[]> {
    const places = await tenant.db
      .selectFrom('available_addresses')
      .select('map_id')
      .distinct()
      .where('id', 'in', [...ids])
      .execute();
    const maps = await mapRecords.lockAll(
      tenant,
      places.map(({ map_id }) => map_id),
    );
    const numbers = new Map(maps.map(({ id, number }) => [id, number]));
    const rows = await tenant.db
      .selectFrom('available_addresses')
      .select(['id', 'map_id', 'assigned_to', 'assigned_at', 'lent_by'])
      .where('id', 'in', [...ids])
      .where('expired', '=', false)
      .orderBy('id')
      .forUpdate()
      .execute();
    return rows.flatMap((row) => {
      const mapNumber = numbers.get(row.map_id);
      return mapNumber === undefined
        ? []
        : [{ id: row.id, mapId: row.map_id, mapNumber, reservation: reservationOf(row) }];
    });
  },

  /** Addresses of a map that a person reserved, borrowed or lent; the caller has locked the map. */
  async ofPerson(tenant: Tenant, personId: number, mapId: number): Promise<LentAddress[]> {
    const rows = await tenant.db
      .selectFrom('available_addresses')
      .select(['id', 'map_id', 'assigned_to', 'assigned_at', 'lent_by'])
      .where('map_id', '=', mapId)
      .where((row) => row.or([row('assigned_to', '=', personId), row('lent_by', '=', personId)]))
      .orderBy('id')
      .forUpdate()
      .execute();
    return rows.flatMap((row) => {
      const reservation = reservationOf(row);
      return reservation ? [{ id: row.id, reservation }] : [];
    });
  },

  /**
   * Sets the reservation of each address; null frees it. Clears the contact name noted by the previous
   * holder.
   */
  async set(tenant: Tenant, changes: readonly { id: number; next: LentReservation | null }[]): Promise<void> {
    const groups = new Map<string, { next: LentReservation | null; ids: number[] }>();
    for (const { id, next } of changes) {
      const key = next ? `${next.personId} ${next.lentBy}` : '';
      const group = groups.get(key) ?? { next, ids: [] };
      group.ids.push(id);
      groups.set(key, group);
    }
    for (const { next, ids } of groups.values()) {
      await tenant.db
        .updateTable('available_addresses')
        .set(
          next
            ? { assigned_to: next.personId, lent_by: next.lentBy, contact: null }
            : { assigned_to: null, assigned_at: null, lent_by: null, contact: null },
        )
        .where('id', 'in', ids)
        .execute();
    }
  },
};

export interface LentAddress {
  id: number;
  reservation: LentReservation;
}

export const reservationOf = (row: {
  assigned_to: number | null;
  assigned_at: Date | null;
  lent_by: number | null;
}): LentReservation | null =>
  row.assigned_to === null || row.assigned_at === null
    ? null
    : { personId: row.assigned_to, reservedAt: row.assigned_at.getTime(), lentBy: row.lent_by };
