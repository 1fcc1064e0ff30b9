/** Searches streets by part of their name, with their maps (ADDR-R50). */
import type { AddressSearch } from '@sheaf/rules/territory/addresses/address-search';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

const most = 20;

interface FoundStreet {
  street_id: number;
  street: string;
  suburb: string | null;
  map_id: number;
  map_number: string;
  house: string | null;
}

export const addressSearch = {
  async find(tenant: Tenant, { street, house }: AddressSearch): Promise<FoundStreet[]> {
    const { rows } = await sql<FoundStreet>`
      select s.id as street_id, s.name as street, b.suburb, m.id as map_id, m.number as map_number,
        case when known.house then ${house}::text end as house
      from street_names s
      join map_labels m on m.congregation_id = s.congregation_id and m.id = s.map_id and m.deleted_at is null
      left join suburb_names b on b.congregation_id = s.congregation_id and b.id = coalesce(s.suburb_id, m.suburb_id)
      cross join lateral (select ${house}::text is not null and (
        exists (select from preloaded_addresses p
          where p.congregation_id = s.congregation_id and p.street_id = s.id and p.house = ${house}::text)
        or exists (select from available_addresses v
          where v.congregation_id = s.congregation_id and v.street_id = s.id and v.house = ${house}::text)) as house) known
      where position(lower(${street}) in lower(s.name)) > 0 or position(sheaf.street_key(${street}) in s.name_key) > 0
      order by known.house desc, position(lower(${street}) in lower(s.name)) = 1 desc, s.name, m."order", m.number, s.id
      limit ${most}`.execute(tenant.db);
    return rows;
  },
};
