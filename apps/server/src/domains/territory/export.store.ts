/** The territory as one table: its maps, addresses and assignments. */
import { mapTypeWords } from '@sheaf/rules/territory/export';
import { type RawBuilder, sql } from 'kysely';
import { underDoNotCall } from '#domains/addresses/addresses.door';
import type { Tenant } from '#platform/database/tenant';

/** Kinds the viewer may see. */
export type ExportKind = 'available' | 'preloaded' | 'do-not-call' | 'foreign';

const mapOrder = sql`m."order", length(m.number), m.number, m.id`;

const asJson = async (tenant: Tenant, query: RawBuilder<unknown>): Promise<string> => {
  const { rows } = await sql<{ json: string }>`
    select coalesce(json_agg(to_json(e)), '[]')::text as json from (${query}) e`.execute(tenant.db);
  return rows[0]!.json;
};

const day = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone (select timezone_id from congregations), 'YYYY-MM-DD')`;
const instant = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const yesNo = (column: RawBuilder<unknown>) => sql`case when ${column} then 'yes' else 'no' end`;

/** What an address stands for, as do-not-calls are compared with it. */
const doorSpan = sql`house_low, house_high, house_mark, unit_numbers, unit_names`;

/** Each as JSON: tens of thousands of rows pass through the server as one text. */
export const exports = {
  maps: (tenant: Tenant): Promise<string> =>
    asJson(
      tenant,
      sql`select m.number as map, 'map' as kind, b.suburb, m.name, m.lang as language, to_char(m.last_completed, 'YYYY-MM-DD') as date,
          ${sql.lit(JSON.stringify(mapTypeWords))}::jsonb ->> m.type_id::text as type, m.total_blocks as blocks,
          ${yesNo(sql`m.blocks_as_letters`)} as letters
        from maps m left join suburbs b on b.id = m.suburb_id
        where m.deleted_at is null order by ${mapOrder}`,
    ),

  /** Addresses, and streets without any. */
  addresses: (tenant: Tenant, kinds: readonly ExportKind[]): Promise<string> =>
    asJson(
      tenant,
      sql`with addresses as (
        select map_id, 'available' as kind, street_id, house, suffix, unit, name, lang, phone, attempt, ${day(sql`adjusted_at`)} as date, null as note, lat, lng, ${doorSpan}
          from available_addresses where not expired
        union all select map_id, 'preloaded', street_id, house, suffix, unit, name, null, number, null, to_char(date, 'YYYY-MM-DD'), note, lat, lng, ${doorSpan} from preloaded_addresses
        union all select map_id, 'do-not-call', street_id, number::text, suffix, unit, null, null, null, null, to_char(date, 'YYYY-MM-DD'), note, null, null, ${doorSpan} from do_not_calls
        union all select map_id, 'foreign', street_id, house, suffix, unit, null, lang, null, null, null, null, lat, lng, ${doorSpan} from foreign_addresses
      ), listed as (
        select * from addresses where kind = any(${[...kinds]}::text[])
        union all select map_id, 'street', id, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null from streets s
          where not exists (select from addresses a where a.street_id = s.id and a.kind = any(${[...kinds]}::text[]))
      )
      select m.number as map, a.kind, coalesce(o.suburb, b.suburb) as suburb, s.name as street, a.house, a.suffix, a.unit, a.name,
        a.lang as language, a.phone, case when a.kind <> 'street' and ${underDoNotCall('a')} then 'yes' end as do_not_call,
        a.attempt as attempts, a.date, a.note, a.lat as latitude, a.lng as longitude
      from listed a
      join maps m on m.id = a.map_id and m.deleted_at is null
      join streets s on s.id = a.street_id
      left join suburbs o on o.id = s.suburb_id
      left join suburbs b on b.id = m.suburb_id
      order by ${mapOrder}, a.kind, s.name, suburb, nullif(substring(a.house from '\\d+'), '')::bigint, a.house, a.suffix, a.unit, a.name`,
    ),

  /** A row for each who had a map, so that an assignment that several had in turn has several. */
  assignments: (tenant: Tenant): Promise<string> =>
    asJson(
      tenant,
      sql`select m.number as map, 'assignment' as kind, coalesce(p.first_name || ' ' || p.last_name, h.holder_name) as name,
          to_char(a.previous_completed, 'YYYY-MM-DD') as date, ${instant(sql`a.assigned_at`)} as assigned,
          ${instant(sql`a.returned_at`)} as returned, ${yesNo(sql`a.completed`)} as completed, ${yesNo(sql`a.personal`)} as personal,
          a.campaign, a.campaign_name, ${yesNo(sql`a.start_unknown`)} as start_unknown,
          ${instant(sql`h.assigned_at`)} as holder_from, ${instant(sql`h.returned_at`)} as holder_to
        from map_assignments a join maps m on m.id = a.map_id and m.deleted_at is null
        left join map_assignment_holders h on h.assignment_id = a.id
        left join people p on p.id = h.person_id
        order by ${mapOrder}, a.assigned_at, a.id, h.id`,
    ),
};
