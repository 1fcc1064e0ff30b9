/** What a change came to, row by row: a row that it touched several times counts from what it was before to what it was at the end. */

export interface JournalEntry {
  table: string;
  row: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

export type Act = 'added' | 'changed' | 'deleted';

export interface NetRow extends JournalEntry {
  act: Act;
  /** Fields that differ; of a row that came or went, all of them. */
  fields: readonly string[];
}

/** They move by themselves. */
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

function actOf({ before, after }: JournalEntry): Act {
  if (!before) return 'added';
  return after ? 'changed' : 'deleted';
}

/** In the order in which they were last touched; rows that came and went, and rows that are as they were, are left out. */
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
