/** Three-way merge of two edits of a row: fields changed on one side only are merged automatically. */

export interface MergeResult<Row> {
  /** The other edit, with the own changes applied. */
  row: Row;
  /** Whether both changed the same field to different values. */
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

/** The own value is used for fields changed on both sides. */
export const mergeEdits = <Row>(base: Row, mine: Row, theirs: Row): MergeResult<Row> =>
  merge(base, mine, theirs) as MergeResult<Row>;
