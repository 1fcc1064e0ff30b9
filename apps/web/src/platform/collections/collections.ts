/**
 * Collections that the phone caches completely: read from the encrypted cache and updated with what changed
 * (SYNC-R1).
 */
import type { ReplyOf } from '@sheaf/contract/operation';
import type { people } from '@sheaf/contract/people/people/people';
import type { roles } from '@sheaf/contract/people/roles/roles';
import {
  applyChange,
  type Change,
  type KeptCollection,
  type StoredCollection,
} from '@sheaf/rules/sync/collection';
import { CallFailed, call } from '../api.ts';
import { encryptedCache } from '../encrypted-cache/encrypted-cache.ts';
import { recall } from '../encrypted-cache/recall-kept.ts';
import { onSessionChange, viewer } from '../session.ts';

interface Rows {
  users: ReplyOf<typeof people.listPeople>[number];
  roles: ReplyOf<typeof roles.listRoles>[number];
}

type StoredCollections = { [Name in KeptCollection]?: StoredCollection<Rows[Name]> };

/** Collections in memory. The encrypted cache stores them for the next start. */
let held: StoredCollections = {};
const placeOf = (name: KeptCollection): string => `collection ${name}`;

// Changed permissions or another person clear the memory; the encrypted cache does the same for itself.
let heldFor = viewer();
onSessionChange(() => {
  if (viewer() === heldFor) return;
  heldFor = viewer();
  held = {};
});

async function keptOf<Name extends KeptCollection>(
  name: Name,
): Promise<StoredCollection<Rows[Name]> | undefined> {
  return held[name] ?? (await encryptedCache.read<StoredCollection<Rows[Name]>>(placeOf(name)));
}

const cannotBeAsked = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 0 || error.status === 503);

/** All rows, unsorted. Returns the cached rows if the server is unreachable. */
export async function readCollection<Name extends KeptCollection>(name: Name): Promise<Rows[Name][]> {
  const kept = await keptOf(name);
  const asker = viewer();
  try {
    const change = await call('sync.listChanges', {
      params: { collection: name },
      ...(kept && { query: { since: kept.marker } }),
    });
    const next = applyChange(kept, change as Change<Rows[Name]>);
    if (asker === viewer()) {
      held = { ...held, [name]: next };
      if (next.marker !== kept?.marker) void encryptedCache.put(placeOf(name), next);
    }
    return next.rows;
  } catch (error) {
    if (!kept || !cannotBeAsked(error)) throw error;
    return kept.rows;
  }
}

/** Shows the cached rows until the server answers. */
export const recallCollection = (name: KeptCollection): Promise<void> =>
  recall(collectionQuery(name).queryKey, async () => (await keptOf(name))?.rows);

/** `users:0000…,roles:0000…`, the format of the `sync` query (SYNC-C2). */
export async function keptMarkers(names: readonly KeptCollection[]): Promise<string> {
  const kept = await Promise.all(names.map(async (name) => [name, await keptOf(name)] as const));
  return kept.flatMap(([name, one]) => (one ? [`${name}:${one.marker}`] : [])).join(',');
}

export const collectionQuery = <Name extends KeptCollection>(name: Name) => ({
  queryKey: ['sync.listChanges', name],
  queryFn: () => readCollection(name),
});
