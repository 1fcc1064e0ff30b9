/** Imports an address list as maps numbered after the existing ones, in one transaction as drafted. */
import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import type { border as borderShape } from '@sheaf/contract/territory/borders/borders';
import {
  type AddressGroup,
  type NewAddressMap,
  planAddressImport,
} from '@sheaf/rules/territory/addresses/import/plan-address-import';
import { lackingForImport } from '@sheaf/rules/territory/territory-import/import-permission';
import { changesNothing, countPlan } from '@sheaf/rules/territory/territory-import/plan';
import { countByReason, firstOfEach, type RowProblem } from '@sheaf/rules/territory/territory-import/problem';
import type { z } from 'zod';
import { isDraftCurrent, type PreparedImport } from '#contexts/territory/addresses/draft-import';
import { importedMaps } from '#contexts/territory/maps/maps.api';
import { readKnown, sourceOf, writeImport } from '#contexts/territory/territory-import/territory-import.api';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';

type Call = Handler<typeof addresses.importAddresses, PreparedImport>;

const streetsIn = (addresses: readonly { street: string }[]): number =>
  new Set(addresses.map(({ street }) => street.toLowerCase())).size;

function problemsOf({ file, taken }: PreparedImport, planned: readonly RowProblem[]): RowProblem[] {
  const repeated = taken.duplicates.map(({ line, text }) => ({ line, text, reason: 'duplicate' as const }));
  const forbidden = taken.forbidden.map(({ line, text }) => ({ line, text, reason: 'do-not-call' as const }));
  return [...file.problems, ...repeated, ...forbidden, ...planned].sort((a, b) => a.line - b.line);
}

const presentGroup = ({ number, addresses }: AddressGroup) => ({ number, addresses: addresses.length });

const presentMap = ({ number, name, border, addresses }: NewAddressMap) => ({
  number,
  name: name.suburb ?? name.street,
  addresses: addresses.length,
  streets: streetsIn(addresses),
  border: border as z.output<typeof borderShape> | null,
});

export async function importAddresses(call: Call) {
  const { tenant, actor, body, prepared } = call;
  const { file, taken, draft } = prepared;
  const { filled } = draft;
  if (!body.dry_run) {
    await importLedger.waitForTurn(tenant);
    if (!(await isDraftCurrent(tenant, prepared))) return call.stalePreparation();
  }
  const last = await importedMaps.lastNumber(tenant);
  const added = draft.maps.map((map, index) => ({ ...map, number: String(last + index + 1) }));
  const numbers = filled.map(({ number }) => number);
  const plan = planAddressImport(filled, added, await readKnown(tenant, numbers, { hold: !body.dry_run }));
  const counts = countPlan(plan);
  const lacking = lackingForImport(counts, actor.permissions);
  if (!body.dry_run && lacking.length > 0) return call.refuse('import-not-permitted');
  const isWritten = !body.dry_run && !changesNothing(counts);
  const problems = problemsOf(prepared, plan.problems);
  return {
    dry_run: body.dry_run,
    id: isWritten ? await writeImport(tenant, sourceOf(call, 'address-list'), plan, counts) : null,
    rows: file.rows,
    readable: taken.addresses.length,
    already_here: draft.alreadyHere,
    streets: streetsIn(taken.addresses),
    counts,
    lacking,
    same_number: taken.sameNumber,
    problems: firstOfEach(problems),
    problem_counts: countByReason(problems) as Record<string, number>,
    unused: file.unused,
    encoding: file.encoding,
    hyphened: { lines: file.hyphened, meaning: prepared.hyphen },
    placed: filled.map(presentGroup),
    maps: added.map(presentMap),
    roads: draft.roads,
    tiles: call.platform.settings.tiles,
  };
}
