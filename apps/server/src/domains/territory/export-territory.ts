import type { territory } from '@sheaf/contract/territory';
import { mayOpenAccordion } from '@sheaf/rules/maps/map-page';
import { exportColumns, toGeoJson } from '@sheaf/rules/territory/export';
import Papa from 'papaparse';
import { borders } from '#domains/territory/borders.store';
import { type ExportKind, exports } from '#domains/territory/export.store';
import { FileReply, type Handler } from '#platform/handle';

/** X-MIGRATE: what a spreadsheet would take for a formula is made text. */
export async function exportTerritory(call: Handler<typeof territory.exportTerritory>): Promise<FileReply> {
  const { tenant, actor, params } = call;
  const kinds: ExportKind[] = ['available'];
  if (mayOpenAccordion('preloaded', actor.permissions)) kinds.push('preloaded');
  if (mayOpenAccordion('doNotCalls', actor.permissions)) kinds.push('do-not-call');
  if (mayOpenAccordion('foreign', actor.permissions)) kinds.push('foreign');
  const rows = await exports.rows(tenant, kinds);
  if (params.format === 'geojson') {
    const drawn = (await borders.all(tenant)).flatMap(({ border, ...map }) =>
      border ? [{ ...map, border }] : [],
    );
    return new FileReply(Buffer.from(JSON.stringify(toGeoJson(rows, drawn))), 'application/geo+json', false);
  }
  const csv = Papa.unparse(rows, { columns: [...exportColumns], escapeFormulae: true });
  return new FileReply(Buffer.from(`\uFEFF${csv}\r\n`), 'text/csv; charset=utf-8', false);
}
