import type { borders } from '@sheaf/contract/territory/borders/borders';
import { noCounts } from '@sheaf/rules/territory/territory-import/plan';
import { mapBorders } from '#contexts/territory/borders/borders.store';
import type { CheckedBorder } from '#contexts/territory/borders/check-borders';
import { importedBorders } from '#contexts/territory/borders/imported-borders.store';
import { mapRecords } from '#contexts/territory/maps/maps.api';
import { addToLedger } from '#contexts/territory/territory-import/territory-import.api';
import type { Handler } from '#platform/handle';

/**
 * TERR-R8: the phone has read the file and matched the maps; the server validates the borders again and
 * writes all or none.
 */
export async function importBorders(call: Handler<typeof borders.importBorders, readonly CheckedBorder[]>) {
  const { tenant, actor, body, now, prepared: rows } = call;
  const locked = await mapRecords.lockAll(
    tenant,
    rows.map(({ map }) => map),
  );
  if (locked.length < rows.length) return call.invalid({ borders: ['no-such-map'] });
  const changed = await mapBorders.differing(tenant, rows);
  const unchanged = rows.length - changed.length;
  if (changed.length === 0) return { id: null, made: 0, replaced: 0, unchanged };
  const id = await addToLedger(
    tenant,
    { format: 'borders', fileName: body.file_name ?? '', by: actor.personId, at: now },
    { ...noCounts, boundaries: changed.length },
    changed.map(({ map }) => map),
  );
  const replaced = await importedBorders.replace(tenant, id, changed);
  return { id, made: changed.length - replaced, replaced, unchanged };
}
