import type { territory } from '@sheaf/contract/territory/territory';
import { faultOf, tidyBorder } from '@sheaf/rules/territory/border';
import { noCounts } from '@sheaf/rules/territory/import/plan';
import { borders } from '#domains/territory/borders.store';
import { importWriting } from '#domains/territory/import-write.store';
import { addToLedger } from '#domains/territory/write-import';
import type { Handler } from '#platform/handle';

/** TERR-R8: the phone has read the file and shown what belongs to what; here it is checked again, and written as a whole. */
export async function importBorders(call: Handler<typeof territory.importBorders>) {
  const { tenant, actor, body, now } = call;
  const rows = body.borders.map(({ map, border }) => ({ map, border: tidyBorder(border) }));
  const ids = new Set(rows.map(({ map }) => map));
  if (ids.size < rows.length) return call.invalid({ borders: ['map-twice'] });
  for (const { border } of rows) {
    const fault = faultOf(border);
    if (fault) return call.invalid({ borders: [fault] });
  }
  const locked = await borders.lockMaps(tenant, [...ids]);
  if (locked.length < ids.size) return call.invalid({ borders: ['no-such-map'] });
  const changed = await borders.differing(tenant, rows);
  const unchanged = rows.length - changed.length;
  if (changed.length === 0) return { id: null, made: 0, replaced: 0, unchanged };
  const id = await addToLedger(
    tenant,
    { format: 'borders', fileName: body.file_name ?? '', by: actor.personId, at: now },
    { ...noCounts, boundaries: changed.length },
    changed.map(({ map }) => map),
  );
  const replaced = await importWriting.replaceBorders(tenant, id, changed);
  return { id, made: changed.length - replaced, replaced, unchanged };
}
