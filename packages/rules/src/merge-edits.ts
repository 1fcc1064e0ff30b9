/** Two edits of the same row, begun from the same state: what only one of them touched goes together by itself. */

export interface MergeResult<Row> {
  /** Theirs, with what was touched here. */
  row: Row;
  /** Whether both touched the same field, and not to the same end. */
  clash: boolean;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(base: unknown, mine: unknown, theirs: unknown): MergeResult<unknown> {
  if (same(mine, base) || same(mine, theirs)) return { row: theirs, clash: false };
  if (same(theirs, base)) return { row: mine, clash: false };
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return { row: mine, clash: true };
  const fields = Object.keys({ ...theirs, ...mine }).map(
    (key) => [key, merge(base[key], mine[key], theirs[key])] as const,
  );
  return {
    row: Object.fromEntries(fields.map(([key, { row }]) => [key, row])),
    clash: fields.some(([, { clash }]) => clash),
  };
}

/** Where both touched a field, mine stands in the row. */
export const mergeEdits = <Row>(base: Row, mine: Row, theirs: Row): MergeResult<Row> =>
  merge(base, mine, theirs) as MergeResult<Row>;
