/** The two hot reads: a map with its counts, and a whole map page in one statement. */
import {
  addressCountsText,
  availableList,
  doNotCallList,
  forbidden,
  homesText,
  preloadedList,
} from '#contexts/territory/addresses/map-page.api';
import { streetList, suburbList, suburbOfMap } from '#contexts/territory/places/places.api';
import { foreignList } from '#contexts/territory/territory/map-page.api';
import { fullNameText } from '#platform/database/full-name';
import { instantText, listText } from '#platform/database/json-text';
import type { Statement } from '#platform/database/prepared-statement';

export const mapColumns = `
  m.id, m.number, m.name, m.type_id, m."order", m.blocks_as_letters, m.total_blocks, m.locked, m.last_completed,
  ${suburbOfMap} as suburb,
  (select jsonb_build_object('id', p.id, 'sha256', p.sha256, 'media_type', p.media_type, 'width', p.width, 'height', p.height)
     from map_pictures p where p.congregation_id = m.congregation_id and p.id = m.picture_id) as picture,
  counts.address_count, counts.address_with_phone_count, counts.unassigned_address_count,
  (select jsonb_build_object('id', a.id, 'personal', a.personal, 'campaign', a.campaign, 'campaign_name', a.campaign_name,
       'started', a.started, 'assigned_at', ${instantText('a.assigned_at')}, 'addresses_at_start', a.addresses_at_start, 'homes_marked', a.homes_marked,
       'holder', (select jsonb_build_object('id', p.id, 'full_name', coalesce(${fullNameText('p')}, h.holder_name))
          from map_assignment_holders h left join person_names p on p.congregation_id = h.congregation_id and p.id = h.person_id
          where h.congregation_id = a.congregation_id and h.assignment_id = a.id and h.returned_at is null),
       'blocks', coalesce((select jsonb_agg(b.block order by b.block) from completed_blocks b
          where b.congregation_id = a.congregation_id and b.assignment_id = a.id), '[]'))
     from map_assignments a where a.congregation_id = m.congregation_id and a.map_id = m.id and a.returned_at is null) as assignment`;

/** $1: one map's id, or null for all; $2 now. */
export const mapsStatement: Statement = {
  name: 'maps',
  text: `
  select ${mapColumns} from maps m ${addressCountsText('$2::timestamptz')}
  where m.deleted_at is null and ($1::bigint is null or m.id = $1)`,
};

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
  ${suburbList} as suburbs,
  ${streetList} as streets,
  ${availableList} as available,
  ${preloadedList} as preloaded,
  ${homesText} as homes,
  ${doNotCallList} as do_not_calls,
  ${foreignList} as foreign_addresses,
  ${listText(
    `'id', a.id, 'map_id', a.map_id, 'assigned_at', ${instantText('a.assigned_at')}, 'returned_at', ${instantText('a.returned_at')},
     'personal', a.personal, 'campaign', a.campaign, 'campaign_name', a.campaign_name, 'completed', a.completed,
     'started', a.started, 'progress', json_build_object('blocks', coalesce((select json_agg(b.block order by b.block) from completed_blocks b
        where b.congregation_id = a.congregation_id and b.assignment_id = a.id), '[]'::json)), 'start_unknown', a.start_unknown, 'note', a.note,
     'users', coalesce((select json_agg(json_build_object('id', p.id,
          'full_name', coalesce(${fullNameText('p')}, h.holder_name),
          'assigned_at', ${instantText('h.assigned_at')}, 'returned_at', ${instantText('h.returned_at')},
          'pivot', json_build_object('assigned_at', ${instantText('h.assigned_at')}, 'returned_at', ${instantText('h.returned_at')}))
          order by h.id)
        from map_assignment_holders h left join person_names p on p.congregation_id = h.congregation_id and p.id = h.person_id
        where h.congregation_id = a.congregation_id and h.assignment_id = a.id), '[]'::json)`,
    'from map_assignments a where a.congregation_id = m.congregation_id and a.map_id = m.id',
    'a.assigned_at desc, a.id desc',
  )} as history
  from maps m ${addressCountsText('$3::timestamptz')}
  where m.deleted_at is null and m.number = $1`,
};
