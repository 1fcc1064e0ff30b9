/** SQL of suburbs and streets for statements of maps, in which the map is `m`. */
import { listText } from '#platform/database/json-text';

const suburb = "'id', s.id, 'suburb', s.suburb, 'code', s.code, 'region_id', s.region_id, 'map_id', s.map_id";

/** The suburb after which the map is named. */
export const suburbOfMap = `(select jsonb_build_object(${suburb}) from suburbs s
  where s.congregation_id = m.congregation_id and s.id = m.suburb_id)`;

/** The suburbs entered on the map, and the one after which it is named, wherever that was entered. */
export const suburbList = listText(
  `${suburb}, 'version', s.version`,
  'from suburbs s where s.congregation_id = m.congregation_id and (s.map_id = m.id or s.id = m.suburb_id)',
  's.suburb',
);

export const streetList = listText(
  "'id', t.id, 'name', t.name, 'suburb_id', t.suburb_id, 'map_id', t.map_id, 'version', t.version",
  'from streets t where t.congregation_id = m.congregation_id and t.map_id = m.id',
  't.name',
);
