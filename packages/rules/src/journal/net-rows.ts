/** Net effect of a change per row: several entries of a row are merged from its first state to its last. */

export interface JournalEntry {
  table: string;
  row: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

export type ChangeKind = 'added' | 'changed' | 'deleted';

export interface NetRow extends JournalEntry {
  act: ChangeKind;
  /** Fields that differ; all fields of an added or deleted row. */
  fields: readonly string[];
}

/** Columns that change automatically. */
const unedited: ReadonlySet<string> = new Set([
  'version',
  'updated_at',
  'permission_epoch',
  'last_login',
  'last_activity_at',
]);

const fieldsOf = ({ before, after }: JournalEntry): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) =>
      !unedited.has(name) && JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null),
  );

function actOf({ before, after }: JournalEntry): ChangeKind {
  if (!before) return 'added';
  return after ? 'changed' : 'deleted';
}

/** Returns rows by their last change; omits rows that were added and deleted again, and unchanged rows. */
export function netRows(entries: readonly JournalEntry[]): NetRow[] {
  const rows = new Map<string, JournalEntry>();
  for (const entry of entries) {
    const key = `${entry.table} ${entry.row}`;
    const known = rows.get(key);
    rows.delete(key);
    rows.set(key, known ? { ...entry, before: known.before } : entry);
  }
  return [...rows.values()]
    .map((entry) => ({ ...entry, act: actOf(entry), fields: fieldsOf(entry) }))
    .filter(({ fields }) => fields.length > 0);
}
