/**
 * Writes the plan of an import from any kind of file, and records every row in the ledger for the rollback.
 */
import { compareMapNumbers } from '@sheaf/rules/territory/maps/map-order';
import type { ListedFormat } from '@sheaf/rules/territory/territory-import/format-columns';
import type { ImportCounts, ImportPlan } from '@sheaf/rules/territory/territory-import/plan';
import { importedAddresses, joinList } from '#contexts/territory/addresses/addresses.api';
import { importedBorders } from '#contexts/territory/borders/borders.api';
import { importedAssignments, importedMaps } from '#contexts/territory/maps/maps.api';
import { importedPlaces } from '#contexts/territory/places/places.api';
import { gatherForeign, importedForeign } from '#contexts/territory/territory/territory.api';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';
import { importLedger } from '#platform/imports/import-ledger.store';

export interface ImportSource {
  format: ListedFormat;
  fileName: string;
  by: number;
  at: Date;
}

export const sourceOf = (
  { actor, files, now }: { actor: Actor; files: readonly { filename: string }[]; now: Date },
  format: ListedFormat,
): ImportSource => ({
  format,
  fileName: files.map(({ filename }) => filename).join(', '),
  by: actor.personId,
  at: now,
});

/** Adds the entry to the list of imports; returns its id. */
export const addToLedger = (
  tenant: Tenant,
  { format, fileName, by, at }: ImportSource,
  counts: ImportCounts,
  mapIds: number[],
): Promise<number> =>
  importLedger.add(tenant, {
    kind: 'territory',
    format,
    file_name: fileName.toWellFormed().replaceAll('\0', '').slice(0, 190),
    imported_by: by,
    imported_at: at,
    counts,
    map_ids: mapIds,
  });

async function writeHistory(
  tenant: Tenant,
  written: { importId: number; maps: ReadonlyMap<string, number> },
  { maps, assignments }: ImportPlan,
): Promise<void> {
  await importedMaps.changeDates(tenant, written.importId, maps);
  const changed = assignments.filter(({ id }) => id !== null);
  // Ends open assignments first, because a map has one open assignment at most.
  if (changed.length > 0) await importedAssignments.change(tenant, written.importId, changed);
  await importedAssignments.add(
    tenant,
    written,
    assignments.filter(({ id }) => id === null),
  );
}

export async function writeImport(
  tenant: Tenant,
  source: ImportSource,
  plan: ImportPlan,
  counts: ImportCounts,
): Promise<number> {
  // A Sheaf export contains the order of maps, and the whole list to work of an assigned map.
  const isOwn = source.format.startsWith('sheaf-');
  const planned = isOwn ? plan.maps : plan.maps.toSorted((a, b) => compareMapNumbers(a.key, b.key));
  const maps = await importedMaps.addMaps(tenant, planned);
  const importId = await addToLedger(tenant, source, counts, [...maps.values()]);
  await importedAddresses.takeOff(tenant, importId, plan.takenOff);
  const suburbs = await importedPlaces.addSuburbs(tenant, { importId, maps }, plan.suburbs);
  const streets = await importedPlaces.addStreets(tenant, { importId, maps, suburbs }, plan.streets);
  const written = { importId, maps, streets };
  await importedMaps.nameMaps(tenant, written, planned, suburbs);
  await writeHistory(tenant, written, plan);
  await importedBorders.add(tenant, written, planned);
  await importedAddresses.add(tenant, written, 'do_not_calls', plan.doNotCalls);
  const own = await importedAddresses.add(tenant, written, 'preloaded_addresses', plan.preloaded);
  await importedAddresses.add(tenant, written, 'available_addresses', plan.available);
  const foreign = await importedForeign.add(tenant, written, plan.foreign);
  await gatherForeign(tenant, source.at);
  if (isOwn) return importId;
  await joinList(tenant, 'preloaded', own, source.at);
  await joinList(tenant, 'foreign', foreign, source.at);
  return importId;
}
