import type { territory } from '@sheaf/contract/territory/territory';
import { mayOpenAccordion } from '@sheaf/rules/maps/map-page';
import { borders } from '#domains/territory/borders.store';
import { type ExportKind, exports } from '#domains/territory/export.store';
import { exportWriting } from '#domains/territory/write-export';
import { DeferredReply, FileReply, type Handler } from '#platform/handle';

export async function exportTerritory(
  call: Handler<typeof territory.exportTerritory>,
): Promise<DeferredReply> {
  const { tenant, actor, params, platform } = call;
  const kinds: ExportKind[] = ['available'];
  if (mayOpenAccordion('preloaded', actor.permissions)) kinds.push('preloaded');
  if (mayOpenAccordion('doNotCalls', actor.permissions)) kinds.push('do-not-call');
  if (mayOpenAccordion('foreign', actor.permissions)) kinds.push('foreign');
  const rows = [await exports.maps(tenant), await exports.addresses(tenant, kinds)];
  if (mayOpenAccordion('history', actor.permissions)) rows.push(await exports.assignments(tenant));
  const { format } = params;
  const drawn = format === 'geojson' ? await borders.all(tenant) : [];
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
