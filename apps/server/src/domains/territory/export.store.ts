/** Every address of the territory as one table. */
import type { ExportRow } from '@sheaf/rules/territory/export';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** Kinds the viewer may see. */
export type ExportKind = 'available' | 'preloaded' | 'do-not-call' | 'foreign';

export const exports = {
  async rows(tenant: Tenant, kinds: readonly ExportKind[]): Promise<ExportRow[]> {
    const { rows } = await sql<ExportRow>`
      with addresses as (
        select map_id, 'available' as kind, street_id, house, suffix, unit, name, lang, phone, attempt, adjusted_at::date as date, null as note, lat, lng
          from available_addresses
        union all select map_id, 'preloaded', street_id, house, suffix, unit, name, null, number, null, date, note, lat, lng from preloaded_addresses
        union all select map_id, 'do-not-call', street_id, number::text, suffix, unit, null, null, null, null, date, note, null, null from do_not_calls
        union all select map_id, 'foreign', street_id, house, suffix, unit, null, lang, null, null, null, null, lat, lng from foreign_addresses
      )
      select m.number as map, a.kind, b.suburb, s.name as street, a.house, a.suffix, a.unit, a.name, a.lang as language, a.phone,
        a.attempt as attempts, to_char(a.date, 'YYYY-MM-DD') as date, a.note, a.lat as latitude, a.lng as longitude
      from addresses a
      join maps m on m.id = a.map_id and m.deleted_at is null
      join streets s on s.id = a.street_id
      left join suburbs b on b.id = m.suburb_id
      where a.kind = any(${[...kinds]}::text[])
      order by m."order", length(m.number), m.number, a.kind, s.name, nullif(substring(a.house from '\\d+'), '')::bigint, a.house, a.unit`.execute(
      tenant.db,
    );
    return rows;
  },
};
