/** A collection kept whole on the phone, and brought up to date by what changed (SYNC-R1). */

/** Those that a phone keeps, by their names in SYNC-D2. */
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
  /** `changed` are all rows there are, whatever the phone had. */
  whole: boolean;
  changed: R[];
  /** Ids of rows that are there no more. */
  gone: number[];
}

/** The phone's rows after a change. Their order is no promise: a list sorts what it shows. */
export function applyChange<R extends Row>(
  kept: StoredCollection<R> | undefined,
  change: Change<R>,
): StoredCollection<R> {
  const rows = new Map((change.whole ? [] : (kept?.rows ?? [])).map((row) => [row.id, row]));
  for (const row of change.changed) rows.set(row.id, row);
  for (const id of change.gone) rows.delete(id);
  return { marker: change.marker, rows: [...rows.values()] };
}
