/** A file of another program: read, compared with what is here, decided, and, unless it is only looked at, written (X-MIGRATE). */
import type { territory } from '@sheaf/contract/territory';
import { findColumns } from '@sheaf/rules/addresses/address-file';
import { compareMapNumbers } from '@sheaf/rules/maps/map-order';
import { lackingForImport } from '@sheaf/rules/territory/import/import-permission';
import { numbersOf } from '@sheaf/rules/territory/import/map-numbers';
import { isNumberless, numberAddresses } from '@sheaf/rules/territory/import/number-addresses';
import {
  changesNothing,
  countPlan,
  filledMaps,
  type ImportCounts,
  type ImportPlan,
  newMaps,
} from '@sheaf/rules/territory/import/plan';
import { planImport } from '@sheaf/rules/territory/import/plan-import';
import { countByReason, firstOfEach } from '@sheaf/rules/territory/import/problem';
import { type ReadImport, readImport } from '@sheaf/rules/territory/import/read-import';
import { todayIn } from '@sheaf/rules/time/today-in';
import { importing } from '#domains/territory/import.store';
import { readTable } from '#domains/territory/import-table';
import { importWriting, type Written } from '#domains/territory/import-write.store';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';

type Call = Handler<typeof territory.importFile>;

const mostRows = 60_000;

async function readFile(call: Call): Promise<ReadImport> {
  const { tenant, file, now } = call;
  const table = readTable(file.bytes);
  if (!table) return call.refuse('import-unreadable');
  if (table.rows.length > mostRows) return call.refuse('import-too-long');
  const { lang, timezone_id: zone } = await importing.settings(tenant);
  const read = readImport(table, { today: todayIn(zone, now.getTime()), lang });
  if (read.allowed) return read.value.rows > 0 ? read.value : call.refuse('nothing-to-import');
  return call.refuse(findColumns(table.headings) ? 'plain-address-file' : 'format-unknown');
}

async function writePlan(
  call: Call,
  read: ReadImport,
  plan: ImportPlan,
  counts: ImportCounts,
): Promise<number> {
  const { tenant, actor, file, now } = call;
  const planned = plan.maps.toSorted((a, b) => compareMapNumbers(a.key, b.key));
  const maps = await importWriting.addMaps(tenant, planned, await importing.lastOrder(tenant));
  const importId = await importLedger.add(tenant, {
    kind: 'territory',
    format: read.format,
    file_name: file.filename.toWellFormed().replaceAll('\0', '').slice(0, 190),
    imported_by: actor.personId,
    imported_at: now,
    counts,
    map_ids: [...maps.values()],
  });
  await importWriting.takeOff(tenant, importId, plan.takenOff);
  const suburbs = await importWriting.addSuburbs(tenant, { importId, maps }, plan.suburbs);
  const streets = await importWriting.addStreets(tenant, { importId, maps, suburbs }, plan.streets);
  const written: Written = { importId, maps, streets };
  await importWriting.nameMaps(tenant, written, planned, suburbs);
  await importWriting.addBorders(tenant, written, planned);
  await importWriting.addDoors(tenant, written, 'do_not_calls', plan.doNotCalls);
  await importWriting.addDoors(tenant, written, 'preloaded_addresses', plan.preloaded);
  await importWriting.addDoors(tenant, written, 'available_addresses', plan.available);
  await importWriting.addDoors(tenant, written, 'foreign_addresses', plan.foreign);
  return importId;
}

export async function importFile(call: Call) {
  const { tenant, actor, body } = call;
  const whole = await readFile(call);
  if (!body.dry_run) await importLedger.waitForTurn(tenant);
  const read = isNumberless(whole) ? numberAddresses(whole, await importing.lastNumber(tenant)) : whole;
  const numbers = new Set([...read.maps, ...read.addresses].flatMap(numbersOf));
  const plan = planImport(read, await importing.known(tenant, [...numbers], !body.dry_run));
  const counts = countPlan(plan);
  const lacking = lackingForImport(counts, actor.permissions);
  if (!body.dry_run && lacking.length > 0) return call.refuse('import-not-permitted');
  if (!body.dry_run && changesNothing(counts)) return call.refuse('import-empty');
  return {
    dry_run: body.dry_run,
    id: body.dry_run ? null : await writePlan(call, read, plan, counts),
    format: read.format,
    rows: read.rows,
    counts,
    maps: [
      ...newMaps(plan).map(({ key }) => ({ number: key, is_new: true })),
      ...filledMaps(plan).map(({ key }) => ({ number: key, is_new: false })),
    ].sort((a, b) => compareMapNumbers(a.number, b.number)),
    lacking,
    problem_counts: countByReason(plan.problems) as Record<string, number>,
    problems: firstOfEach(plan.problems),
    unused: read.unused,
  };
}
