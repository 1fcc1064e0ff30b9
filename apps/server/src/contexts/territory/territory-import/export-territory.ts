import type { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { mayOpenAccordion } from '@sheaf/rules/territory/maps/map-page';
import { type ExportKind, exportedAddresses } from '#contexts/territory/addresses/addresses.api';
import { mapBorders } from '#contexts/territory/borders/borders.api';
import { exportedMaps } from '#contexts/territory/maps/maps.api';
import { exportWriting } from '#contexts/territory/territory-import/write-export';
import type { Handler } from '#platform/handle';
import { DeferredReply, FileReply } from '#platform/replies';

export async function exportTerritory(
  call: Handler<typeof territoryImport.exportTerritory>,
): Promise<DeferredReply> {
  const { tenant, actor, params, platform } = call;
  const kinds: ExportKind[] = ['available'];
  if (mayOpenAccordion('preloaded', actor.permissions)) kinds.push('preloaded');
  if (mayOpenAccordion('doNotCalls', actor.permissions)) kinds.push('do-not-call');
  if (mayOpenAccordion('foreign', actor.permissions)) kinds.push('foreign');
  const rows = [await exportedMaps.maps(tenant), await exportedAddresses.read(tenant, kinds)];
  if (mayOpenAccordion('history', actor.permissions)) rows.push(await exportedMaps.assignments(tenant));
  const { format } = params;
  const drawn = format === 'geojson' ? await mapBorders.all(tenant) : [];
  const exported = {
    format,
    rows,
    borders: drawn.flatMap(({ border, ...map }) => (border ? [{ ...map, border }] : [])),
  };
  const mediaType = format === 'geojson' ? 'application/geo+json' : 'text/csv; charset=utf-8';
  return new DeferredReply(async () => {
    const text = await platform.workers.run(exportWriting, exported, actor.congregationId);
    return new FileReply(Buffer.from(text), mediaType, false);
  });
}
