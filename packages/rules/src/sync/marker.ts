/** Cache markers (SYNC-D3, SYNC-R2): how many, and a number that rises with every change, deletes included. */

const countDigits = 10;
const epochDigits = 5;

/** The viewer's permission epoch is part of the epoch, because it decides which fields they are shown. */
export const markerOf = (count: number, revision: number, permissionEpoch: number): string =>
  String(count).padStart(countDigits, '0') +
  String(revision) +
  String(permissionEpoch).padStart(epochDigits, '0');

/** `users:0000…,roles:0000…` as sent by a phone; what cannot be read counts as not there. */
export function readMarkers(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of text.split(',')) {
    const [, name, marker] = /^([A-Za-z/]+):(\d{11,})$/.exec(part.trim()) ?? [];
    if (marker) found.set(name!, marker);
  }
  return found;
}

/** SYNC-R1: the collections to read again; one the phone does not know is stale. */
export const staleCollections = (
  theirs: ReadonlyMap<string, string>,
  ours: Record<string, string>,
): string[] => Object.keys(ours).filter((name) => theirs.get(name) !== ours[name]);

export interface MarkerParts {
  count: number;
  revision: number;
  permissionEpoch: number;
}

/** Undefined for a text that is no marker. */
export function readMarker(marker: string): MarkerParts | undefined {
  if (!/^\d{16,}$/.test(marker)) return undefined;
  const count = Number(marker.slice(0, countDigits));
  const revision = Number(marker.slice(countDigits, -epochDigits));
  const permissionEpoch = Number(marker.slice(-epochDigits));
  return Number.isSafeInteger(revision) ? { count, revision, permissionEpoch } : undefined;
}

/**
 * SYNC-X3: whether a phone with this marker may be sent only what changed. A revision above ours comes from a history that the database
 * lost, after a restore or the loss of a machine.
 */
export const isOfOurHistory = (theirs: MarkerParts, ours: MarkerParts): boolean =>
  theirs.permissionEpoch === ours.permissionEpoch && theirs.revision <= ours.revision;

/** SYNC-X3: each row that changed adds one to the count, takes one from it or leaves it. */
export const explainsCount = (theirs: MarkerParts, ours: MarkerParts, changedRows: number): boolean =>
  Math.abs(ours.count - theirs.count) <= changedRows;
