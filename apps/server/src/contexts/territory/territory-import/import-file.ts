/**
 * Imports a file of another program: parses it, compares it with existing data, plans, and writes the plan
 * unless it is a dry run (X-MIGRATE).
 */
import type { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { compareMapNumbers } from '@sheaf/rules/territory/maps/map-order';
import { isSheafFormat } from '@sheaf/rules/territory/territory-import/formats';
import { holderNames, openHolders } from '@sheaf/rules/territory/territory-import/holder-names';
import { lackingForImport } from '@sheaf/rules/territory/territory-import/import-permission';
import {
  alikeNumbers,
  keyWithoutCode,
  mapKey,
  wholeNumber,
} from '@sheaf/rules/territory/territory-import/map-numbers';
import {
  isNumberless,
  leaveOutListed,
  numberAddresses,
} from '@sheaf/rules/territory/territory-import/number-addresses';
import { changesNothing, countPlan, filledMaps, newMaps } from '@sheaf/rules/territory/territory-import/plan';
import { planImport } from '@sheaf/rules/territory/territory-import/plan-import';
import {
  countByReason,
  firstOfEach,
  isLost,
  type RowProblem,
} from '@sheaf/rules/territory/territory-import/problem';
import type { ReadImport } from '@sheaf/rules/territory/territory-import/read-import';
import type { MapName } from '@sheaf/rules/territory/territory-import/read-map-name';
import { placeAddresses } from '@sheaf/rules/territory/territory-import/read-shape-row';
import { readPeople } from '#contexts/people/people.api';
import { knownAddresses } from '#contexts/territory/addresses/addresses.api';
import { mapBorders } from '#contexts/territory/borders/borders.api';
import { importedMaps } from '#contexts/territory/maps/maps.api';
import { readKnown } from '#contexts/territory/territory-import/known-territory';
import type { PreparedImport } from '#contexts/territory/territory-import/read-territory-file';
import { sourceOf, writeImport } from '#contexts/territory/territory-import/write-import';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';

type Call = Handler<typeof territoryImport.importFile, PreparedImport>;

const mostLeftOut = 5000;

/** TERR-R34: the lines of the file that are not imported, verbatim. */
function leftOutOf(source: PreparedImport['source'], problems: readonly RowProblem[]) {
  if (!source) return null;
  const rows = problems
    .filter(({ reason }) => isLost(reason))
    .toSorted((a, b) => a.line - b.line)
    .slice(0, mostLeftOut)
    .map(({ line, reason }) => ({ line, reason, cells: [...(source.cells.get(line) ?? [])] }));
  return { headings: source.headings, rows };
}

/** Matches names with people; shows people to map assigners only. */
async function readHolders(call: Call, history: ReadImport['history']) {
  const { tenant, actor, body } = call;
  const mayMatch = history.length > 0 && actor.permissions.has('settings.maps.assign');
  const people = mayMatch ? await readPeople(tenant) : [];
  const names = holderNames(history, people);
  const known = new Set(people.map(({ id }) => id));
  const choices = mayMatch ? (body.names ?? []) : [];
  if (choices.some(({ person }) => person !== null && !known.has(person)))
    return call.invalid({ names: ['no-such-person'] });
  const inactive = new Set(people.filter(({ active }) => !active).map(({ id }) => id));
  return { names, holderOf: openHolders(names, choices), inactive };
}

/** Numbers of existing maps that the file may refer to. */
function meantBy(names: readonly MapName[], here: ReadonlySet<string>): string[] {
  const keys = new Set(names.flatMap((name) => [mapKey(wholeNumber(name)), mapKey(name.number)]));
  const bare = new Set(names.flatMap(({ number, code }) => (code === null ? [mapKey(number)] : [])));
  return [...here].filter((number) => keys.has(mapKey(number)) || bare.has(keyWithoutCode(number)));
}

const numberOf = (number: string): number => (/^\d{1,6}$/.test(number) ? Number(number) : 0);

/**
 * Distributes addresses without a map: those inside the border of an existing map join it, the others form
 * new maps unless they exist (TERR-R20, TERR-R11.5).
 */
async function numberWhole(tenant: Tenant, whole: ReadImport): Promise<ReadImport> {
  const addresses = placeAddresses(whole.addresses, await mapBorders.all(tenant));
  const placed = { ...whole, addresses };
  if (!isNumberless(placed)) return placed;
  const numberless = addresses.filter(({ number }) => number === '');
  const streets = [...new Set(numberless.map(({ street }) => street))];
  const fresh = leaveOutListed(placed, await knownAddresses.onStreets(tenant, streets));
  const inFile = [...fresh.maps, ...fresh.addresses].map(({ number }) => numberOf(number));
  return numberAddresses(
    fresh,
    inFile.reduce((most, number) => Math.max(most, number), await importedMaps.lastNumber(tenant)),
  );
}

export async function importFile(call: Call) {
  const { tenant, actor, body } = call;
  const { source, hyphen, encoding, ...whole } = call.prepared;
  if (!body.dry_run) await importLedger.waitForTurn(tenant);
  const read = isNumberless(whole) ? await numberWhole(tenant, whole) : whole;
  const names = [...read.maps, ...read.addresses, ...read.history];
  const here = new Set(await importedMaps.numbers(tenant));
  const { names: holders, holderOf, inactive } = await readHolders(call, read.history);
  const known = await readKnown(tenant, meantBy(names, here), {
    hold: !body.dry_run,
    history: read.history.length > 0,
  });
  const plan = planImport(read, known, { holderOf, inactive, here, spellings: body.spellings });
  const counts = countPlan(plan);
  const lacking = lackingForImport(counts, actor.permissions);
  if (!body.dry_run && lacking.length > 0) return call.refuse('import-not-permitted');
  if (!body.dry_run && changesNothing(counts)) return call.refuse('import-empty');
  return {
    dry_run: body.dry_run,
    id: body.dry_run ? null : await writeImport(tenant, sourceOf(call, read.format), plan, counts),
    format: read.format,
    rows: read.rows,
    hyphened: { lines: read.hyphened, meaning: hyphen },
    counts,
    maps: [
      ...newMaps(plan).map(({ key }) => ({ number: key, is_new: true })),
      ...filledMaps(plan).map(({ key }) => ({ number: key, is_new: false })),
    ].sort((a, b) => compareMapNumbers(a.number, b.number)),
    alike: isSheafFormat(read.format) ? [] : alikeNumbers(names),
    names: holders,
    lacking,
    problem_counts: countByReason(plan.problems) as Record<string, number>,
    problems: firstOfEach(plan.problems),
    unused: read.unused,
    encoding,
    left_out: leftOutOf(source, plan.problems),
  };
}
