/**
 * Cache markers (SYNC-D3, SYNC-R2): row count, and an epoch that rises with every change including deletions.
 */

const countDigits = 10;
const epochDigits = 5;

/** The epoch includes the viewer's permission epoch, because permissions decide which fields are visible. */
export const markerOf = (count: number, revision: number, permissionEpoch: number): string =>
  String(count).padStart(countDigits, '0') +
  String(revision) +
  String(permissionEpoch).padStart(epochDigits, '0');

/** Parses `users:0000…,roles:0000…` of a phone; invalid entries are ignored. */
export function readMarkers(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of text.split(',')) {
    const [, name, marker] = /^([A-Za-z/]+):(\d{11,})$/.exec(part.trim()) ?? [];
    if (marker) found.set(name!, marker);
  }
  return found;
}

/** Collections to read again; one unknown to the phone is stale (SYNC-R1). */
export const staleCollections = (
  theirs: ReadonlyMap<string, string>,
  ours: Record<string, string>,
): string[] => Object.keys(ours).filter((name) => theirs.get(name) !== ours[name]);

export interface MarkerParts {
  count: number;
  revision: number;
  permissionEpoch: number;
}

/** Undefined for other text. */
export function readMarker(marker: string): MarkerParts | undefined {
  if (!/^\d{16,}$/.test(marker)) return undefined;
  const count = Number(marker.slice(0, countDigits));
  const revision = Number(marker.slice(countDigits, -epochDigits));
  const permissionEpoch = Number(marker.slice(-epochDigits));
  return Number.isSafeInteger(revision) ? { count, revision, permissionEpoch } : undefined;
}

/**
 * Whether a phone with this marker may get only the changes. A higher revision comes from a history that the
 * database lost, after a restore or a machine failure (SYNC-X3).
 */
export const isOfOurHistory = (theirs: MarkerParts, ours: MarkerParts): boolean =>
  theirs.permissionEpoch === ours.permissionEpoch && theirs.revision <= ours.revision;

/** Each changed row raises the count by one, lowers it by one or leaves it (SYNC-X3). */
export const explainsCount = (theirs: MarkerParts, ours: MarkerParts, changedRows: number): boolean =>
  Math.abs(ours.count - theirs.count) <= changedRows;
