/** Queries on existing addresses for comparison with an address list. */
import type { KnownAddress } from '@sheaf/rules/territory/addresses/import/leave-out-known';
import { streetKey } from '@sheaf/rules/territory/addresses/same-street';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export const knownAddresses = {
  /**
   * Every address on a street with one of these names, in any list; including do-not-calls of deleted maps
   * (ADDR-R40).
   */
  async onStreets(tenant: Tenant, names: readonly string[]): Promise<KnownAddress[]> {
    const { rows } = await sql<KnownAddress>`
      with here as (
        select s.id, s.name as street, b.suburb, m.deleted_at is not null as deleted from street_names s
        join map_labels m on m.id = s.map_id
        left join suburb_names b on b.id = coalesce(s.suburb_id, m.suburb_id)
        where s.name_key = any(${names.map(streetKey)}::text[])),
      standing as (select * from here where not deleted)
      select street, suburb, house, suffix, unit, lat, lng, false as "isDoNotCall"
        from standing h join preloaded_addresses a on a.street_id = h.id
      union all select street, suburb, house, suffix, unit, lat, lng, false
        from standing h join available_addresses a on a.street_id = h.id
      union all select street, suburb, house, suffix, unit, lat, lng, false
        from standing h join foreign_doors a on a.street_id = h.id
      union all select street, suburb, number::text, suffix, unit, null, null, true
        from here h join do_not_calls a on a.street_id = h.id
      order by 1, 2, 3, 4, 5, 6, 7, 8`.execute(tenant.db);
    return rows;
  },

  /** Places of addresses on other maps, which a new border excludes. */
  async places(tenant: Tenant): Promise<{ lat: number; lng: number }[]> {
    const { rows } = await sql<{ lat: number; lng: number }>`
      select distinct a.lat, a.lng from preloaded_addresses a
      join map_labels m on m.id = a.map_id and m.deleted_at is null
      where a.lat is not null and a.lng is not null order by 1, 2`.execute(tenant.db);
    return rows;
  },
};
