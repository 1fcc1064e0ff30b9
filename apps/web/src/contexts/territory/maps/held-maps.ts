/** Keeps the maps a person holds or works addresses of on the phone, page, picture and plan, and removes the others (X-DOORS). */

import { keepPlan, placeOfPlan } from '#contexts/territory/borders/kept-plan.api.ts';
import { callKept, keepPicture } from '#platform/encrypted-cache/call-kept.ts';
import { encryptedCache } from '#platform/encrypted-cache/encrypted-cache.ts';
import { onSessionChange, viewer } from '#platform/session.ts';
import type { MapPage, MapRow } from './map-labels.ts';

/** After the first paint of the app is drawn, so that nothing the person waits for is held up. */
const idleMilliseconds = 2500;
let planned: { for: string; timer: ReturnType<typeof setTimeout> } | undefined;

// What one person holds is not read for the next one.
onSessionChange(() => {
  if (viewer() !== planned?.for) clearTimeout(planned?.timer);
});

/** Maps of which the person works addresses, though somebody else holds the map. */
async function addressMaps(): Promise<Set<string>> {
  const mine = await callKept('addresses.listMyAddresses', {}, () => true);
  return new Set(mine.filter((row) => row.lent_to === null).map((row) => row.map_number));
}

/** The page of a map, its plan and its picture; what the phone keeps besides is not this file's to remove. */
const isOfOneMap = (name: string): boolean =>
  ['maps.readMap {', placeOfPlan('').split('{')[0]!, '/maps/'].some((start) => name.startsWith(start));

async function keep(held: readonly MapRow[], readPage: (number: string) => Promise<MapPage>): Promise<void> {
  const stays = new Set([
    ...held.map(({ number }) => `maps.readMap ${JSON.stringify({ number })}`),
    ...held.map(({ number }) => placeOfPlan(number)),
    ...held.flatMap(({ asset }) => (asset ? [asset.location] : [])),
  ]);
  await encryptedCache.prune((name) => stays.has(name) || !isOfOneMap(name));
  for (const { number, asset } of held) {
    await readPage(number);
    if (asset) await keepPicture(asset.location);
    await keepPlan(number);
  }
}

/** `readPage` keeps what it reads. */
export function keepHeldMaps(
  maps: readonly MapRow[],
  isMine: (map: MapRow) => boolean,
  readPage: (number: string) => Promise<MapPage>,
): void {
  if (!navigator.onLine) return;
  clearTimeout(planned?.timer);
  const timer = setTimeout(() => {
    addressMaps()
      .then((numbers) =>
        keep(
          maps.filter((map) => isMine(map) || numbers.has(map.number)),
          readPage,
        ),
      )
      .catch((error: unknown) => console.warn('a held map could not be kept', error));
  }, idleMilliseconds);
  planned = { for: viewer(), timer };
}
