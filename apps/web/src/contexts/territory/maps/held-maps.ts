/**
 * Stores the maps that a person holds or works addresses of on the phone (page, picture and plan), and
 * removes the others (X-DOORS).
 */

import { keepPlan, placeOfPlan } from '#contexts/territory/borders/kept-plan.api.ts';
import { callKept, keepPicture } from '#platform/encrypted-cache/call-kept.ts';
import { encryptedCache } from '#platform/encrypted-cache/encrypted-cache.ts';
import { queryClient } from '#platform/queries.ts';
import { onSessionChange, viewer } from '#platform/session.ts';
import type { MapPage, MapRow } from './map-labels.ts';

/** Delay until after the first paint, so that prefetching does not compete with visible requests. */
const idleMilliseconds = 2500;
let planned: { for: string; timer: ReturnType<typeof setTimeout> } | undefined;

// Prefetching for one person must not continue for the next one.
onSessionChange(() => {
  if (viewer() !== planned?.for) clearTimeout(planned?.timer);
});

/** Maps held by others on which the person works addresses. */
async function addressMaps(): Promise<Set<string>> {
  // From the query cache, because the assignments have mostly just read them.
  const queryKey = ['addresses.listMyAddresses'];
  const queryFn = () => callKept(queryKey, 'addresses.listMyAddresses', {});
  const mine = await queryClient.fetchQuery({ queryKey, queryFn });
  return new Set(mine.filter((row) => row.lent_to === null).map((row) => row.map_number));
}

/** Cache entries for one map: page, plan and picture; other entries are managed elsewhere. */
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

/** `readPage` also stores what it reads. */
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
