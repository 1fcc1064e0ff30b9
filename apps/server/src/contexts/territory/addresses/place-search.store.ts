/**
 * Geocoding jobs of rural addresses: queued with the address, in the same transaction (ADDR-R12, ADDR-O8).
 */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export const findPlaceTask = 'find-place';

export interface FindPlacePayload {
  congregationId: number;
  addressId: number;
}

export const placeSearch = {
  async enqueue(tenant: Tenant, addressIds: readonly number[]): Promise<void> {
    for (const addressId of addressIds) {
      const payload = JSON.stringify({ congregationId: tenant.congregationId, addressId });
      const key = `${findPlaceTask}-${tenant.congregationId}-${addressId}`;
      await sql`select sheaf.enqueue(${findPlaceTask}, ${payload}::json, ${key})`.execute(tenant.db);
    }
  },

  /** House, street and suburb; undefined if the address was deleted or has a place already. */
  async read(tenant: Tenant, addressId: number): Promise<string | undefined> {
    const { rows } = await sql<{ text: string }>`
      select concat_ws(', ', sheaf.house_text(a.house, a.suffix) || ' ' || s.name, b.suburb) as text
      from preloaded_addresses a
      join street_names s on s.congregation_id = a.congregation_id and s.id = a.street_id
      join map_labels m on m.congregation_id = a.congregation_id and m.id = a.map_id
      left join suburb_names b on b.congregation_id = m.congregation_id and b.id = m.suburb_id
      where a.id = ${addressId} and a.lat is null`.execute(tenant.db);
    return rows[0]?.text;
  },

  /** A place entered by a person is not overwritten. */
  async set(tenant: Tenant, addressId: number, place: { lat: number; lng: number } | null): Promise<void> {
    await tenant.db
      .updateTable('preloaded_addresses')
      .set(place ? { ...place, place_unknown: false } : { place_unknown: true })
      .where('id', '=', addressId)
      .where('lat', 'is', null)
      .execute();
  },
};
