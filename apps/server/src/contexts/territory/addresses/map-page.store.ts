/**
 * Addresses on a map page, as parts of the single statement that reads it. The map is `m` (in earlier parts
 * `the_map`), its holder `the_holder`; $2 is the viewer, $3 now: a do-not-call is due for review by the
 * congregation's calendar.
 */
import { reviewMonths } from '@sheaf/rules/territory/addresses/do-not-call';
import { codesOfTypes, offersHomes } from '@sheaf/rules/territory/maps/map-type';
import { sameStreets, sharesDoorText } from '#contexts/territory/addresses/do-not-calls.store';
import { holderText } from '#contexts/territory/addresses/holding.store';
import { fullNameText } from '#platform/database/full-name';
import { instantText, listText } from '#platform/database/json-text';

/** `now` is the instant as SQL: an overdue reservation counts as none (ADDR-O3). */
export const addressCountsText = (now: string): string => `
  cross join lateral (select count(*)::int as address_count, count(v.phone)::int as address_with_phone_count,
      (count(*) filter (where ${holderText('v', now)} is null))::int as unassigned_address_count
    from available_addresses v where v.congregation_id = m.congregation_id and v.map_id = m.id and not v.expired) counts`;

/** Number of own addresses of the map `m` whose phone number was looked up. */
export const searchedCountText = `(select count(*)::int from preloaded_addresses v
  where v.congregation_id = m.congregation_id and v.map_id = m.id and (v.number_searched or v.number is not null))`;

export const houseOrder = (alias: string, column = 'house'): string =>
  `nullif(substring(${alias}.${column}::text from '\\d+'), '')::bigint, sheaf.map_number_key(sheaf.fold_text(coalesce(${alias}.suffix, ''))), ` +
  `nullif(substring(${alias}.unit from '\\d+'), '')::bigint nulls first, ${alias}.unit`;

/** ADDR-R19: whether the congregation shows the dates of addresses. */
const datesShown = '(select show_address_date from address_rules)';

const tries = `case when ${datesShown} then v.tried
  else (select coalesce(jsonb_agg(one || '{"on":null}'), '[]') from jsonb_array_elements(v.tried) one) end`;

const reviewDate = `(select (($3::timestamptz at time zone timezone_id)::date - interval '${reviewMonths} months')::date from congregation_clocks)`;

export const streetOf = (alias: string): string =>
  `join street_names st on st.congregation_id = ${alias}.congregation_id and st.id = ${alias}.street_id`;

/**
 * Streets with do-not-calls that are, on the ground, a street of the map or of one of its addresses
 * (ADDR-R40).
 */
export const forbidden = `forbidden as materialized (
  select t.id as street_id, o.id as noted_on from ${sameStreets()}
    and exists (select from do_not_calls d where d.congregation_id = o.congregation_id and d.street_id = o.id) and t.id = any(array(
    select s.id from street_names s join the_map n on s.map_id = n.id
    union select v.street_id from available_addresses v join the_map n on v.map_id = n.id
    union select f.street_id from foreign_doors f join the_map n on f.assigned_map_id = n.id)))`;

const underDoNotCall = `exists (select from forbidden f
  join do_not_calls d on d.congregation_id = v.congregation_id and d.street_id = f.noted_on
  where f.street_id = v.street_id and ${sharesDoorText('v')})`;

export const doNotCallField = `'do_not_call', ${underDoNotCall}`;

const holder = holderText('v', '$3::timestamptz');

/**
 * Follows the rule `tellsOfAddress`; hidden under a do-not-call (ADDR-R44). The do-not-call is looked up only
 * if the phone would be visible.
 */
const phone = `case when v.phone is null then null
  when ${holder} = $2 or (${holder} is null and (select person_id from the_holder) = $2)
  then case when not ${underDoNotCall} then v.phone end end`;

export const availableList = listText(
  `'id', v.id, 'street_id', v.street_id, 'street', st.name, 'house', v.house, 'suffix', v.suffix, 'unit', v.unit,
     'lang', v.lang, 'name', v.name, 'attempt', v.attempt, 'tries', ${tries},
     'adjusted_at', case when ${datesShown} then ${instantText('v.adjusted_at')} end,
     ${doNotCallField}, 'number', ${phone}, 'assigned_to', ${holder},
     'contact', case when ${holder} = $2 then v.contact end,
     'lent_by', case when v.lent_by is not null and ${holder} = $2 then (select jsonb_build_object('id', p.id,
       'full_name', ${fullNameText('p')}) from person_names p where p.congregation_id = v.congregation_id and p.id = v.lent_by) end,
     'lat', v.lat, 'lng', v.lng`,
  `from available_addresses v ${streetOf('v')} where v.congregation_id = m.congregation_id and v.map_id = m.id and not v.expired
       and (${holder} is null or ${holder} = $2)`,
  `st.name, ${houseOrder('v')}`,
);

export const preloadedList = listText(
  `'id', v.id, 'map_id', v.map_id, 'type', 'preloaded', 'name', v.name, 'block', v.block, 'street_id', v.street_id,
     'street', st.name, 'house', v.house, 'suffix', v.suffix, 'unit', v.unit, 'date', case when ${datesShown} then v.date end, 'note', v.note,
     'number', v.number, 'lat', v.lat, 'lng', v.lng, 'place_unknown', v.place_unknown, ${doNotCallField}, 'version', v.version`,
  `from preloaded_addresses v ${streetOf('v')} where v.congregation_id = m.congregation_id and v.map_id = m.id`,
  `st.name, ${houseOrder('v')}`,
);

/** Number of doors that `maps.markHomes` adds to the list of the map `m`, for its holder (ADDR-R67). */
export const homesText = `case when m.type_id in (${codesOfTypes(offersHomes).join()}) and (select person_id from the_holder) = $2
  then (select count(*)::int from (
    select distinct v.street_id, v.house, sheaf.suffix_key(v.suffix), upper(v.unit) from preloaded_addresses v
    where v.congregation_id = m.congregation_id and v.map_id = m.id and not ${underDoNotCall}) homes) end`;

export const doNotCallList = listText(
  `'id', v.id, 'map_id', v.map_id, 'street_id', v.street_id, 'street', st.name, 'number', v.number, 'suffix', v.suffix,
     'unit', v.unit, 'date', v.date, 'note', v.note, 'due_for_review', v.date < ${reviewDate}, 'version', v.version`,
  `from do_not_calls v ${streetOf('v')} where v.congregation_id = m.congregation_id and v.map_id = m.id`,
  `st.name, ${houseOrder('v', 'number')}`,
);
