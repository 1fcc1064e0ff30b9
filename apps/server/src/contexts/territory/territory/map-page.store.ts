/** Foreign addresses on a map page, as a part of the single statement that reads it; the map is `m`. */
import { doNotCallField, houseOrder, streetOf } from '#contexts/territory/addresses/map-page.api';
import { listText } from '#platform/database/json-text';

export const foreignList = listText(
  `'id', v.id, 'street', v.street_id, 'street_name', st.name, 'house', v.house, 'suffix', v.suffix, 'unit', v.unit,
     'lang', v.lang, 'assigned_id', v.assigned_id, 'assigned_map_id', v.assigned_map_id, 'type', 'foreign', ${doNotCallField}, 'version', v.version`,
  `from foreign_addresses v ${streetOf('v')} where v.congregation_id = m.congregation_id and (v.map_id = m.id or v.assigned_map_id = m.id)`,
  `st.name, ${houseOrder('v')}`,
);
