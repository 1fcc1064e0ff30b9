/** Puts the maps a person holds into his pocket, page and picture, and takes out those he holds no more (X-DOORS). */
import { isCollection } from '../../platform/collections/collections.ts';
import { keepPicture } from '../../platform/pocket/call-kept.ts';
import { pocket } from '../../platform/pocket/pocket.ts';
import type { MapPage, MapRow } from './map-words.ts';

/** After the first picture of the app is drawn, so that nothing the person waits for is held up. */
const idleMilliseconds = 2500;
let planned: ReturnType<typeof setTimeout> | undefined;

async function keep(held: readonly MapRow[], readPage: (number: string) => Promise<MapPage>): Promise<void> {
  const stays = new Set([
    'maps.listMaps {}',
    'addresses.listMyAddresses {}',
    'congregations.readCongregation {}',
    ...held.map(({ number }) => `maps.readMap ${JSON.stringify({ number })}`),
    ...held.flatMap(({ asset }) => (asset ? [asset.location] : [])),
  ]);
  await pocket.prune((name) => stays.has(name) || isCollection(name));
  for (const { number, asset } of held) {
    await readPage(number);
    if (asset) await keepPicture(asset.location);
  }
}

/** `readPage` keeps what it reads. */
export function keepHeldMaps(held: readonly MapRow[], readPage: (number: string) => Promise<MapPage>): void {
  if (!navigator.onLine) return;
  clearTimeout(planned);
  planned = setTimeout(() => {
    keep(held, readPage).catch((error: unknown) => console.warn('a held map could not be kept', error));
  }, idleMilliseconds);
}
