/** Writes an address file as new maps: a handful of statements, however many rows. */
import type { FileAddress } from '@sheaf/rules/addresses/address-file';
import { sql } from 'kysely';
import { underDoNotCall } from '#domains/addresses/do-not-calls.store';
import type { Tenant } from '#platform/database/tenant';

export interface MapToImport {
  number: string;
  order: number;
  addresses: FileAddress[];
}

export const importing = {
  /** The largest number and order in use, so that the new maps follow them. */
  async last(tenant: Tenant): Promise<{ number: number; order: number }> {
    const row = await tenant.db
      .selectFrom('maps')
      .select(sql<number>`coalesce(max(nullif(substring(number from '\\d+'), '')::int), 0)`.as('number'))
      .select(sql<number>`coalesce(max("order"), 0)`.as('order'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return row;
  },

  /** Into maps that are there: streets they lack are added, doors they list and do-not-calls are passed over (ADDR-R20, R23). */
  async fill(tenant: Tenant, maps: readonly { mapId: number; addresses: FileAddress[] }[]): Promise<void> {
    const rows = maps.flatMap(({ mapId, addresses }) =>
      addresses.map((address) => ({ map_id: mapId, ...address })),
    );
    if (rows.length === 0) return;
    const data = JSON.stringify(rows);
    await sql`
      insert into streets (congregation_id, map_id, name)
      select distinct on (a.map_id, lower(a.street)) ${tenant.congregationId}::int, a.map_id, a.street
      from jsonb_to_recordset(${data}::jsonb) as a (map_id int, street text)
      where not exists (select 1 from streets s where s.map_id = a.map_id and lower(s.name) = lower(a.street))`.execute(
      tenant.db,
    );
    await sql`
      insert into preloaded_addresses (congregation_id, map_id, street_id, house, suffix, unit, lat, lng)
      select s.congregation_id, a.map_id, s.id, a.house, a.suffix, a.unit, a.lat, a.lng
      from jsonb_to_recordset(${data}::jsonb)
        as a (map_id int, street text, house text, suffix text, unit text, lat float8, lng float8)
      join lateral (select congregation_id, id from streets where map_id = a.map_id and lower(name) = lower(a.street)
        order by id limit 1) s on true
      where not ${underDoNotCall('a', 's.id')}
      on conflict do nothing`.execute(tenant.db);
  },

  async write(tenant: Tenant, maps: MapToImport[]): Promise<void> {
    const { congregationId } = tenant;
    const created = await tenant.db
      .insertInto('maps')
      .values(
        maps.map(({ number, order }) => ({
          congregation_id: congregationId,
          number,
          order,
          type_id: 1,
          total_blocks: 0,
        })),
      )
      .returning(['id', 'number'])
      .execute();
    const mapIds = new Map(created.map((row) => [row.number, row.id]));
    const streets = maps.flatMap((map) =>
      [...new Set(map.addresses.map((address) => address.street))].map((name) => ({
        map_id: mapIds.get(map.number)!,
        name,
      })),
    );
    const streetRows = await sql<{ id: number; map_id: number; name: string }>`
      insert into streets (congregation_id, map_id, name)
      select ${congregationId}, map_id, name from jsonb_to_recordset(${JSON.stringify(streets)}::jsonb) as s (map_id int, name text)
      returning id, map_id, name`.execute(tenant.db);
    const streetIds = new Map(streetRows.rows.map((row) => [`${row.map_id}|${row.name}`, row.id]));
    const rows = maps.flatMap((map) =>
      map.addresses.map((address) => {
        const mapId = mapIds.get(map.number)!;
        const { house, suffix, unit, lat, lng } = address;
        return {
          map_id: mapId,
          street_id: streetIds.get(`${mapId}|${address.street}`)!,
          house,
          suffix,
          unit,
          lat,
          lng,
        };
      }),
    );
    await sql`
      insert into preloaded_addresses (congregation_id, map_id, street_id, house, suffix, unit, lat, lng)
      select ${congregationId}, map_id, street_id, house, suffix, unit, lat, lng
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as a (map_id int, street_id int, house text, suffix text, unit text, lat float8, lng float8)`.execute(
      tenant.db,
    );
  },
};
