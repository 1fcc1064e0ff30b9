/**
 * Drafts the import of an address list in worker processes, compared with existing data, before a connection
 * is used to write it.
 */
import { isDeepStrictEqual } from 'node:util';
import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { type HyphenMeaning, hyphenIn } from '@sheaf/rules/territory/addresses/house-suffix';
import { type DrawnMap, drawMaps } from '@sheaf/rules/territory/addresses/import/draw-maps';
import { type KnownAddress, leaveOutKnown } from '@sheaf/rules/territory/addresses/import/leave-out-known';
import type { Place } from '@sheaf/rules/territory/addresses/import/near';
import type { TakenAddress } from '@sheaf/rules/territory/addresses/import/take-lines';
import { type BorderedPlace, placeInBorders } from '@sheaf/rules/territory/borders/place-in-borders';
import { type Road, roadsOf } from '@sheaf/rules/territory/borders/street-line';
import { readCountryCode, readToday } from '#contexts/people/people.api';
import { knownAddresses } from '#contexts/territory/addresses/import.store';
import { addressReading, type ReadAddresses } from '#contexts/territory/addresses/read-address-file';
import { mapBorders } from '#contexts/territory/borders/borders.api';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { PreparationCall } from '#platform/handle';
import { runParsing } from '#platform/tables/run-parsing';
import { task } from '#platform/workers/task';

/** Existing data with which a list is compared. */
interface ExistingAddresses {
  known: KnownAddress[];
  borders: (BorderedPlace & { number: string })[];
  /** Places of addresses on other maps. */
  places: Place[];
}

interface ImportToDraft {
  taken: TakenAddress[];
  here: ExistingAddresses;
  size: number;
  withRoads: boolean;
}

export interface ImportDraft {
  fresh: TakenAddress[];
  alreadyHere: number;
  /** TERR-R20: new addresses inside the border of an existing map, by its number. */
  filled: { number: string; addresses: TakenAddress[] }[];
  maps: DrawnMap[];
  /** Streets drawn under the maps of a dry run. */
  roads: Road[];
}

export interface PreparedImport extends ReadAddresses {
  here: ExistingAddresses;
  hyphen: HyphenMeaning;
  draft: ImportDraft;
}

export function draftImport({ taken, here, size, withRoads }: ImportToDraft): ImportDraft {
  const { fresh, here: alreadyHere } = leaveOutKnown(taken, here.known);
  const { inside, outside } = placeInBorders(fresh, here.borders);
  const numbers = new Map(here.borders.map(({ id, number }) => [id, number]));
  const filled = [...inside].map(([id, added]) => ({ number: numbers.get(id)!, addresses: added }));
  const houses = taken.map(({ street, house, lat, lng }) => ({ street, number: Number(house), lat, lng }));
  return {
    fresh,
    alreadyHere,
    filled,
    maps: outside.length > 0 ? drawMaps(outside, size, here.places) : [],
    roads: withRoads ? roadsOf(houses) : [],
  };
}

const importDrafting = task('parsing', import.meta.url, draftImport);

async function readHere(tenant: Tenant, taken: readonly TakenAddress[]): Promise<ExistingAddresses> {
  const streets = [...new Set(taken.map(({ street }) => street))];
  const maps = await mapBorders.all(tenant);
  return {
    known: await knownAddresses.onStreets(tenant, streets),
    borders: maps.flatMap(({ map_id: id, number, border }) => (border ? [{ id, number, border }] : [])),
    places: await knownAddresses.places(tenant),
  };
}

export async function prepareAddresses(
  call: PreparationCall<typeof addresses.importAddresses>,
): Promise<PreparedImport> {
  const { actor, platform, file: upload, body, now } = call;
  const act = { ...actor, operation: 'addresses.importAddresses' };
  const { today, country } = await tenantTransaction(platform, act, async (tenant) => ({
    today: await readToday(tenant, now),
    country: await readCountryCode(tenant),
  }));
  const hyphen = body.hyphen ?? hyphenIn(country);
  const toRead = {
    bytes: upload.bytes,
    encoding: body.encoding,
    today,
    hyphen,
    sameNumber: body.same_number,
    matched: body.columns,
  };
  const read = await runParsing(call, addressReading, toRead);
  if (typeof read === 'string') return call.refuse(read);
  const taken = read.taken.addresses;
  const here = await tenantTransaction(platform, act, (tenant) => readHere(tenant, taken));
  const toDraft = { taken, here, size: body.addresses_per_map, withRoads: body.dry_run };
  return { ...read, here, hyphen, draft: await runParsing(call, importDrafting, toDraft) };
}

/** Field work changes existing data all the time, but hardly ever changes the result of the import. */
export async function isDraftCurrent(
  tenant: Tenant,
  { taken, here, draft }: PreparedImport,
): Promise<boolean> {
  const now = await readHere(tenant, taken.addresses);
  if (!isDeepStrictEqual([now.borders, now.places], [here.borders, here.places])) return false;
  return (
    isDeepStrictEqual(now.known, here.known) ||
    isDeepStrictEqual(leaveOutKnown(taken.addresses, now.known).fresh, draft.fresh)
  );
}
