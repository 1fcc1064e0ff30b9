/** Exports maps and their assignments as rows of one table. */
import { mapTypes } from '@sheaf/rules/territory/maps/map-type';
import { mapTypeLabels } from '@sheaf/rules/territory/territory-import/export';
import { type RawBuilder, sql } from 'kysely';
import { fullNameText } from '#platform/database/full-name';
import { rowsAsJson } from '#platform/database/rows-as-json.store';
import type { Tenant } from '#platform/database/tenant';

const labelByCode = Object.fromEntries(
  mapTypes.names.map((type) => [mapTypes.encode(type), mapTypeLabels[type]]),
);

const mapOrder = sql`m."order", sheaf.map_number_key(m.number), m.id`;

const instant = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const yesNo = (column: RawBuilder<unknown>) => sql`case when ${column} then 'yes' else 'no' end`;

/** JSON texts. */
export const exportedMaps = {
  maps: (tenant: Tenant): Promise<string> =>
    rowsAsJson(
      tenant,
      sql`select m.number as map, 'map' as kind, b.suburb, m.name, m.lang as language, to_char(m.last_completed, 'YYYY-MM-DD') as date,
          ${sql.lit(JSON.stringify(labelByCode))}::jsonb ->> m.type_id::text as type, m.total_blocks as blocks,
          ${yesNo(sql`m.blocks_as_letters`)} as letters
        from maps m left join suburb_names b on b.id = m.suburb_id
        where m.deleted_at is null order by ${mapOrder}`,
    ),

  /** One row per holder, so that an assignment with successive holders has several. */
  assignments: (tenant: Tenant): Promise<string> =>
    rowsAsJson(
      tenant,
      sql`select m.number as map, 'assignment' as kind, coalesce(${sql.raw(fullNameText('p'))}, h.holder_name) as name,
          to_char(a.previous_completed, 'YYYY-MM-DD') as date, ${instant(sql`a.assigned_at`)} as assigned,
          ${instant(sql`a.returned_at`)} as returned, ${yesNo(sql`a.completed`)} as completed, ${yesNo(sql`a.personal`)} as personal,
          a.campaign, a.campaign_name, ${yesNo(sql`a.start_unknown`)} as start_unknown,
          ${instant(sql`h.assigned_at`)} as holder_from, ${instant(sql`h.returned_at`)} as holder_to
        from map_assignments a join maps m on m.id = a.map_id and m.deleted_at is null
        left join map_assignment_holders h on h.assignment_id = a.id
        left join person_names p on p.id = h.person_id
        order by ${mapOrder}, a.assigned_at, a.id, h.id`,
    ),
};
