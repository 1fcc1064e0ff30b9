/**
 * Revision number and change time of each calendar feed entry (RFC 5545: SEQUENCE and DTSTAMP; USERS-X20).
 */

export interface EntryRevision {
  /** Hash of the content; empty while the entry is not in the feed. */
  hash: string;
  /** Rises with each change, also when an entry returns. */
  sequence: number;
  /** Milliseconds since 1970. */
  changedAt: number;
}

export type FeedRevisions = Readonly<Record<string, EntryRevision>>;

/** Number of removed entries to remember; the oldest ones are dropped. */
const mostRemembered = 1000;

const remember = (gone: [string, EntryRevision][]): [string, EntryRevision][] =>
  [...gone].sort(([, one], [, other]) => other.changedAt - one.changedAt).slice(0, mostRemembered);

/** @param hashes of the current entries, by key. */
export function reviseFeed(
  known: FeedRevisions,
  hashes: ReadonlyMap<string, string>,
  now: number,
): FeedRevisions {
  const present = [...hashes].map(([key, hash]): [string, EntryRevision] => {
    const before = known[key];
    if (!before) return [key, { hash, sequence: 0, changedAt: now }];
    if (before.hash === hash) return [key, before];
    return [key, { hash, sequence: before.sequence + 1, changedAt: now }];
  });
  const gone = Object.entries(known)
    .filter(([key]) => !hashes.has(key))
    .map(([key, entry]): [string, EntryRevision] => [
      key,
      entry.hash === '' ? entry : { ...entry, hash: '', changedAt: now },
    ]);
  return Object.fromEntries([...present, ...remember(gone)]);
}
