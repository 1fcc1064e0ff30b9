/** The two hot reads: a map with its counts, and a whole map page in one statement. */
import { reviewMonths } from '@sheaf/rules/addresses/do-not-call';
import { holderText, sameStreets, sharesDoorText } from '#domains/addresses/addresses.door';
import type { Statement } from '#platform/database/prepared-statement';

const suburbJson = `jsonb_build_object('id', s.id, 'suburb', s.suburb, 'code', s.code, 'region_id', s.region_id, 'map_id', s.map_id)`;

const iso = (expression: string): string =>
  `to_char(${expression} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const mapColumns = `
  m.id, m.number, m.name, m.type_id, m."order", m.blocks_as_letters, m.total_blocks, m.locked, m.last_completed,
  (select ${suburbJson} from suburbs s where s.congregation_id = m.congregation_id and s.id = m.suburb_id) as suburb,
  (select jsonb_build_object('id', p.id, 'sha256', p.sha256, 'media_type', p.media_type, 'width', p.width, 'height', p.height)
     from map_pictures p where p.congregation_id = m.congregation_id and p.id = m.picture_id) as picture,
  counts.address_count, counts.address_with_phone_count, counts.unassigned_address_count,
  (select jsonb_build_object('id', a.id, 'personal', a.personal, 'campaign', a.campaign, 'campaign_name', a.campaign_name,
       'started', a.started, 'assigned_at', ${iso('a.assigned_at')}, 'addresses_at_start', a.addresses_at_start,
       'holder', (select jsonb_build_object('id', p.id, 'full_name', coalesce(p.first_name || ' ' || p.last_name, h.holder_name))
          from map_assignment_holders h left join person_names p on p.congregation_id = h.congregation_id and p.id = h.person_id
          where h.congregation_id = a.congregation_id and h.assignment_id = a.id and h.returned_at is null),
       'blocks', coalesce((select jsonb_agg(b.block order by b.block) from completed_blocks b
          where b.congregation_id = a.congregation_id and b.assignment_id = a.id), '[]'))
     from map_assignments a where a.congregation_id = m.congregation_id and a.map_id = m.id and a.returned_at is null) as assignment`;

/** `now` is the moment as SQL: what was kept too long is free (ADDR-O3). */
export const mapCounts = (now: string): string => `
  cross join lateral (select count(*)::int as address_count, count(v.phone)::int as address_with_phone_count,
      (count(*) filter (where ${holderText('v', now)} is null))::int as unassigned_address_count
    from available_addresses v where v.congregation_id = m.congregation_id and v.map_id = m.id and not v.expired) counts`;

/** $1: one map's id, or null for all in the order of the dashboard. */
export const mapsStatement: Statement = {
  name: 'maps',
  text: `
  select ${mapColumns} from maps m ${mapCounts('now()')}
  where m.deleted_at is null and ($1::int is null or m.id = $1)
  order by m."order", length(m.number), m.number`,
};

const houseOrder = (alias: string, column = 'house'): string =>
  `nullif(substring(${alias}.${column}::text from '\\d+'), '')::bigint, upper(coalesce(${alias}.suffix, '')), ` +
  `nullif(substring(${alias}.unit from '\\d+'), '')::bigint nulls first, ${alias}.unit`;

const list = (object: string, from: string, order: string): string =>
  `coalesce((select json_agg(json_build_object(${object}) order by ${order}) ${from}), '[]'::json)::text`;

/** Without their dates where the congregation hides them (ADDR-R19). */
const tries = `case when (select show_address_date from address_rules) then v.tried
  else (select coalesce(jsonb_agg(one || '{"on":null}'), '[]') from jsonb_array_elements(v.tried) one) end`;

const reviewDate = `(select (($3::timestamptz at time zone timezone_id)::date - interval '${reviewMonths} months')::date from congregation_clocks)`;

const street = (alias: string): string =>
  `join streets st on st.congregation_id = ${alias}.congregation_id and st.id = ${alias}.street_id`;

/** The streets with do-not-calls that are, on the ground, a street of the map, or one where an address of it stands (ADDR-R40). */
const forbidden = `forbidden as materialized (
  select t.id as street_id, o.id as noted_on from ${sameStreets()}
    and exists (select from do_not_calls d where d.congregation_id = o.congregation_id and d.street_id = o.id) and t.id = any(array(
    select s.id from streets s join the_map n on s.map_id = n.id
    union select v.street_id from available_addresses v join the_map n on v.map_id = n.id
    union select f.street_id from foreign_addresses f join the_map n on f.assigned_map_id = n.id)))`;

const doNotCall = `'do_not_call', exists (select from forbidden f
  join do_not_calls d on d.congregation_id = v.congregation_id and d.street_id = f.noted_on
  where f.street_id = v.street_id and ${sharesDoorText('v')})`;

const holder = holderText('v', '$3::timestamptz');

/** $1 map number, $2 the viewer, $3 now: a do-not-call is due for review by the congregation's calendar. */
export const mapPageStatement: Statement = {
  name: 'map-page',
  text: `
  with the_map as materialized (select id from maps where number = $1 and deleted_at is null),
  the_holder as materialized (select h.person_id from the_map n
    join map_assignments a on a.map_id = n.id and a.returned_at is null
    join map_assignment_holders h on h.congregation_id = a.congregation_id and h.assignment_id = a.id and h.returned_at is null),
  ${forbidden}
  select ${mapColumns},
  ${list("'id', s.id, 'suburb', s.suburb, 'code', s.code, 'region_id', s.region_id, 'map_id', s.map_id, 'version', s.version", 'from suburbs s where s.congregation_id = m.congregation_id and s.map_id = m.id', 's.suburb')} as suburbs,
  ${list("'id', t.id, 'name', t.name, 'suburb_id', t.suburb_id, 'map_id', t.map_id, 'version', t.version", 'from streets t where t.congregation_id = m.congregation_id and t.map_id = m.id', 't.name')} as streets,
  ${list(
    `'id', v.id, 'street_id', v.street_id, 'street', st.name, 'house', v.house, 'suffix', v.suffix, 'unit', v.unit,
     'lang', v.lang, 'name', v.name, 'attempt', v.attempt, 'tries', ${tries},
     'adjusted_at', case when (select show_address_date from address_rules) then ${iso('v.adjusted_at')} end,
     ${doNotCall}, 'number', case when ${holder} = $2 or (${holder} is null and (select person_id from the_holder) = $2) then v.phone end, 'assigned_to', ${holder},
     'contact', case when ${holder} = $2 then v.contact end,
     'lent_by', case when v.lent_by is not null and ${holder} = $2 then (select jsonb_build_object('id', p.id,
       'full_name', p.first_name || ' ' || p.last_name) from person_names p where p.congregation_id = v.congregation_id and p.id = v.lent_by) end,
     'lat', v.lat, 'lng', v.lng`,
    `from available_addresses v ${street('v')} where v.congregation_id = m.congregation_id and v.map_id = m.id and not v.expired
       and (${holder} is null or ${holder} = $2)`,
    `st.name, ${houseOrder('v')}`,
  )} as available,
  ${list(
    `'id', v.id, 'map_id', v.map_id, 'type', 'preloaded', 'name', v.name, 'block', v.block, 'street_id', v.street_id,
     'street', st.name, 'house', v.house, 'suffix', v.suffix, 'unit', v.unit, 'date', v.date, 'note', v.note,
     'number', v.number, 'lat', v.lat, 'lng', v.lng, 'place_unknown', v.place_unknown, ${doNotCall}, 'version', v.version`,
    `from preloaded_addresses v ${street('v')} where v.congregation_id = m.congregation_id and v.map_id = m.id`,
    `st.name, ${houseOrder('v')}`,
  )} as preloaded,
  ${list(
    `'id', v.id, 'map_id', v.map_id, 'street_id', v.street_id, 'street', st.name, 'number', v.number, 'suffix', v.suffix,
     'unit', v.unit, 'date', v.date, 'note', v.note, 'due_for_review', v.date < ${reviewDate}, 'version', v.version`,
    `from do_not_calls v ${street('v')} where v.congregation_id = m.congregation_id and v.map_id = m.id`,
    `st.name, ${houseOrder('v', 'number')}`,
  )} as do_not_calls,
  ${list(
    `'id', v.id, 'street', v.street_id, 'street_name', st.name, 'house', v.house, 'suffix', v.suffix, 'unit', v.unit,
     'lang', v.lang, 'assigned_id', v.assigned_id, 'assigned_map_id', v.assigned_map_id, 'type', 'foreign', ${doNotCall}, 'version', v.version`,
    `from foreign_addresses v ${street('v')} where v.congregation_id = m.congregation_id and (v.map_id = m.id or v.assigned_map_id = m.id)`,
    `st.name, ${houseOrder('v')}`,
  )} as foreign_addresses,
  ${list(
    `'id', a.id, 'map_id', a.map_id, 'assigned_at', ${iso('a.assigned_at')}, 'returned_at', ${iso('a.returned_at')},
     'personal', a.personal, 'campaign', a.campaign, 'campaign_name', a.campaign_name, 'completed', a.completed,
     'started', a.started, 'progress', json_build_object('blocks', coalesce((select json_agg(b.block order by b.block) from completed_blocks b
        where b.congregation_id = a.congregation_id and b.assignment_id = a.id), '[]'::json)), 'start_unknown', a.start_unknown, 'note', a.note,
     'users', coalesce((select json_agg(json_build_object('id', p.id,
          'full_name', coalesce(p.first_name || ' ' || p.last_name, h.holder_name),
          'assigned_at', ${iso('h.assigned_at')}, 'returned_at', ${iso('h.returned_at')},
          'pivot', json_build_object('assigned_at', ${iso('h.assigned_at')}, 'returned_at', ${iso('h.returned_at')}))
          order by h.id)
        from map_assignment_holders h left join person_names p on p.congregation_id = h.congregation_id and p.id = h.person_id
        where h.congregation_id = a.congregation_id and h.assignment_id = a.id), '[]'::json)`,
    'from map_assignments a where a.congregation_id = m.congregation_id and a.map_id = m.id',
    'a.assigned_at desc, a.id desc',
  )} as history
  from maps m ${mapCounts('$3::timestamptz')}
  where m.deleted_at is null and m.number = $1`,
};
