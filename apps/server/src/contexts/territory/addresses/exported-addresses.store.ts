/** Exports addresses, and streets without addresses, as rows of one table. */
import { type RawBuilder, sql } from 'kysely';
import { underDoNotCall } from '#contexts/territory/addresses/do-not-calls.store';
import { rowsAsJson } from '#platform/database/rows-as-json.store';
import type { Tenant } from '#platform/database/tenant';

/** Kinds the viewer may see. */
export type ExportKind = 'available' | 'preloaded' | 'do-not-call' | 'foreign';

const mapOrder = sql`m."order", sheaf.map_number_key(m.number), m.id`;
const day = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone (select timezone_id from congregation_clocks), 'YYYY-MM-DD')`;

/** Columns by which do-not-calls are matched. */
const doorSpan = sql`house_low, house_high, house_mark, unit_numbers, unit_names`;

export const exportedAddresses = {
  /** JSON text. */
  read: (tenant: Tenant, kinds: readonly ExportKind[]): Promise<string> =>
    rowsAsJson(
      tenant,
      sql`with addresses as (
        select map_id, 'available' as kind, street_id, house, suffix, unit, name, lang, phone, attempt, ${day(sql`adjusted_at`)} as date, null as note, lat, lng, ${doorSpan}
          from available_addresses where not expired
        union all select map_id, 'preloaded', street_id, house, suffix, unit, name, null, number, null, to_char(date, 'YYYY-MM-DD'), note, lat, lng, ${doorSpan} from preloaded_addresses
        union all select map_id, 'do-not-call', street_id, number::text, suffix, unit, null, null, null, null, to_char(date, 'YYYY-MM-DD'), note, null, null, ${doorSpan} from do_not_calls
        union all select map_id, 'foreign', street_id, house, suffix, unit, null, lang, null, null, null, null, lat, lng, ${doorSpan} from foreign_doors
      ), listed as (
        select * from addresses where kind = any(${[...kinds]}::text[])
        union all select map_id, 'street', id, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null from street_names s
          where not exists (select from addresses a where a.street_id = s.id and a.kind = any(${[...kinds]}::text[]))
      )
      select m.number as map, a.kind, coalesce(o.suburb, b.suburb) as suburb, s.name as street, a.house, a.suffix, a.unit, a.name,
        a.lang as language, a.phone, case when a.kind <> 'street' and ${underDoNotCall('a')} then 'yes' end as do_not_call,
        a.attempt as attempts, a.date, a.note, a.lat as latitude, a.lng as longitude
      from listed a
      join map_labels m on m.id = a.map_id and m.deleted_at is null
      join street_names s on s.id = a.street_id
      left join suburb_names o on o.id = s.suburb_id
      left join suburb_names b on b.id = m.suburb_id
      order by ${mapOrder}, a.kind, s.name, suburb, nullif(substring(a.house from '\\d+'), '')::bigint, a.house, sheaf.map_number_key(sheaf.fold_text(coalesce(a.suffix, ''))), a.unit, a.name`,
    ),
};
