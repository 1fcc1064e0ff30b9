import type { territory } from '@sheaf/contract/territory';
import { faultOf, tidyBorder } from '@sheaf/rules/territory/border';
import { borders } from '#domains/territory/borders.store';
import type { Handler } from '#platform/handle';

/** TERR-R8: the phone has read the file and shown what belongs to what; here it is checked again, and written as a whole. */
export async function importBorders(call: Handler<typeof territory.importBorders>) {
  const { tenant, body } = call;
  const rows = body.borders.map(({ map, border }) => ({ map, border: tidyBorder(border) }));
  const ids = new Set(rows.map(({ map }) => map));
  if (ids.size < rows.length) return call.invalid({ borders: ['map-twice'] });
  for (const { border } of rows) {
    const fault = faultOf(border);
    if (fault) return call.invalid({ borders: [fault] });
  }
  const locked = await borders.lockMaps(tenant, [...ids]);
  if (locked.length < ids.size) return call.invalid({ borders: ['no-such-map'] });
  const { made } = await borders.put(tenant, rows);
  return { made, replaced: rows.length - made };
}
