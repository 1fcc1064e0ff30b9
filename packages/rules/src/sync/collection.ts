/** Collections stored completely on the phone and updated by changes (SYNC-R1). */

/** Stored collections, by their names in SYNC-D2. */
export const keptCollections = ['users', 'roles'] as const;
export type KeptCollection = (typeof keptCollections)[number];

export interface Row {
  id: number;
}

export interface StoredCollection<R extends Row> {
  marker: string;
  rows: R[];
}

export interface Change<R extends Row> {
  marker: string;
  /** `changed` contains all rows, independent of the phone's state. */
  whole: boolean;
  changed: R[];
  /** Ids of deleted rows. */
  gone: number[];
}

/** Returns the rows after a change, in no particular order: lists sort for display. */
export function applyChange<R extends Row>(
  kept: StoredCollection<R> | undefined,
  change: Change<R>,
): StoredCollection<R> {
  const rows = new Map((change.whole ? [] : (kept?.rows ?? [])).map((row) => [row.id, row]));
  for (const row of change.changed) rows.set(row.id, row);
  for (const id of change.gone) rows.delete(id);
  return { marker: change.marker, rows: [...rows.values()] };
}
