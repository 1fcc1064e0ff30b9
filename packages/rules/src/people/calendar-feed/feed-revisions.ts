/** How often each entry of a calendar feed changed, and when (RFC 5545: SEQUENCE and DTSTAMP; USERS-X20). */

export interface EntryRevision {
  /** Of the content; empty while the entry is not in the feed. */
  hash: string;
  /** Rises with each change, also when an entry comes back. */
  sequence: number;
  /** Milliseconds since 1970. */
  changedAt: number;
}

export type FeedRevisions = Readonly<Record<string, EntryRevision>>;

/** Entries that left the feed and are remembered longest; the oldest ones go. */
const mostRemembered = 1000;

const remember = (gone: [string, EntryRevision][]): [string, EntryRevision][] =>
  gone.toSorted(([, one], [, other]) => other.changedAt - one.changedAt).slice(0, mostRemembered);

/** @param hashes of the entries that are in the feed now, by key. */
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
