/** An address list becomes maps: read, compared with what is here, cut by neighbourhood, and written all or nothing. */
import type { addresses } from '@sheaf/contract/addresses';
import type { border as borderShape } from '@sheaf/contract/territory-borders';
import type { DrawnMap } from '@sheaf/rules/addresses/import/draw-maps';
import { leaveOutKnown } from '@sheaf/rules/addresses/import/leave-out-known';
import {
  type AddressGroup,
  type NewAddressMap,
  planAddressImport,
} from '@sheaf/rules/addresses/import/plan-address-import';
import type { TakenAddress } from '@sheaf/rules/addresses/import/take-lines';
import { lackingForImport } from '@sheaf/rules/territory/import/import-permission';
import { changesNothing, countPlan } from '@sheaf/rules/territory/import/plan';
import { countByReason, type RowProblem } from '@sheaf/rules/territory/import/problem';
import { placeInBorders } from '@sheaf/rules/territory/place-in-borders';
import type { z } from 'zod';
import { mapDrawing } from '#domains/addresses/draw-maps';
import { knownAddresses } from '#domains/addresses/import.store';
import type { ReadAddresses } from '#domains/addresses/read-address-file';
import { borders, sourceOf, territoryImport, writeImport } from '#domains/territory/territory.door';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';

type Call = Handler<typeof addresses.importAddresses, ReadAddresses>;

/** So many unreadable lines are told one by one; all of them are counted. */
const mostTold = 200;

/** TERR-R20: what lies inside the border of a map that is here goes there. */
async function placeFresh(tenant: Tenant, fresh: readonly TakenAddress[]) {
  const known = await borders.all(tenant);
  const placing = placeInBorders(
    fresh,
    known.flatMap(({ map_id: id, border }) => (border ? [{ id, border }] : [])),
  );
  const numbers = new Map(known.map(({ map_id, number }) => [map_id, number]));
  const filled = [...placing.inside].map(([id, inside]) => ({ number: numbers.get(id)!, addresses: inside }));
  return { filled, outside: placing.outside };
}

/** As they were drawn before the database was asked, if that holds; else without what is here. */
async function drawNew(call: Call, outside: readonly TakenAddress[]): Promise<DrawnMap[]> {
  const { tenant, body, prepared } = call;
  if (outside.length === 0) return [];
  const others = await knownAddresses.places(tenant);
  const isWhole = outside.length === prepared.taken.addresses.length;
  const maps = isWhole ? prepared.preview?.maps : undefined;
  const drawn = maps?.flatMap(({ border }, id) => (border ? [{ id, border }] : [])) ?? [];
  if (maps && placeInBorders(others, drawn).inside.size === 0) return maps;
  const toDraw = { addresses: [...outside], size: body.addresses_per_map, others };
  return call.platform.workers.run(mapDrawing, toDraw, tenant.congregationId);
}

/** The new maps with the numbers that follow the largest one here. */
async function addedMaps(call: Call, outside: readonly TakenAddress[]): Promise<NewAddressMap[]> {
  const last = await territoryImport.lastNumber(call.tenant);
  return (await drawNew(call, outside)).map((map, index) => ({ ...map, number: String(last + index + 1) }));
}

const streetsIn = (addresses: readonly { street: string }[]): number =>
  new Set(addresses.map(({ street }) => street.toLowerCase())).size;

function problemsOf({ file, taken }: ReadAddresses): RowProblem[] {
  const repeated = taken.duplicates.map(({ line, text }) => ({ line, text, reason: 'duplicate' as const }));
  return [...file.problems, ...repeated].sort((a, b) => a.line - b.line);
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
  const { file, taken } = prepared;
  if (!body.dry_run) await importLedger.waitForTurn(tenant);
  const streets = [...new Set(taken.addresses.map(({ street }) => street))];
  const { fresh, here } = leaveOutKnown(taken.addresses, await knownAddresses.onStreets(tenant, streets));
  const { filled, outside } = await placeFresh(tenant, fresh);
  const added = await addedMaps(call, outside);
  const numbers = filled.map(({ number }) => number);
  const plan = planAddressImport(filled, added, await territoryImport.known(tenant, numbers, !body.dry_run));
  const counts = countPlan(plan);
  const lacking = lackingForImport(counts, actor.permissions);
  if (!body.dry_run && lacking.length > 0) return call.refuse('import-not-permitted');
  const isWritten = !body.dry_run && !changesNothing(counts);
  const problems = problemsOf(prepared);
  return {
    dry_run: body.dry_run,
    id: isWritten ? await writeImport(tenant, sourceOf(call, 'address-list'), plan, counts) : null,
    rows: file.rows,
    readable: taken.addresses.length,
    already_here: here,
    streets: streetsIn(taken.addresses),
    counts,
    lacking,
    same_number: taken.sameNumber,
    problems: problems.slice(0, mostTold),
    problem_counts: countByReason(problems) as Record<string, number>,
    placed: filled.map(presentGroup),
    maps: added.map(presentMap),
    roads: prepared.preview?.roads ?? [],
    tiles: call.platform.settings.tiles,
  };
}
