/** JOURNAL-R3: a journalled row in the words of its fields: names and not ids, and nothing that is not described. */
import { type FieldType, type Reference, references } from '@sheaf/rules/journal/thing';
import { thingOf } from '@sheaf/rules/journal/things';
import type { EntryRow, Row, SummaryRow } from '#domains/journal/journal.store';
import type { Names } from '#domains/journal/names.store';

const isReference = (type: FieldType): type is Reference => (references as readonly string[]).includes(type);

/** Rows have an owner, those of the world the congregation that wrote them; what is told of none is that somebody was signed out. */
export const isRow = (data: Row): boolean => 'congregation_id' in data || 'written_by' in data;

const itemsOf = (value: unknown): string[] => {
  if (value === null || value === undefined || value === '') return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
};

/** Settings are told field by field. */
const withSettings = (row: Row | null): Row | null =>
  row && typeof row.settings === 'object' ? { ...row, ...row.settings } : row;

/** Ids that stand in these fields, by what they point to. */
export function referencesIn(
  rows: readonly { table: string; data: Row | null }[],
): Map<Reference, Set<string>> {
  const found = new Map<Reference, Set<string>>();
  for (const { table, data: row } of rows) {
    const data = withSettings(row);
    for (const [name, type] of Object.entries(thingOf(table).fields))
      if (data && isReference(type)) {
        const known = found.get(type) ?? new Set();
        for (const id of itemsOf(data[name])) known.add(id);
        found.set(type, known);
      }
  }
  return found;
}

const shown = (type: FieldType, value: unknown, names: Names): string[] => {
  const items = itemsOf(value);
  if (type === 'unseen') return [];
  return isReference(type) ? items.map((id) => names.get(type)?.get(id) ?? '').filter(Boolean) : items;
};

/** What a row is called, part by part. */
export const labelOf = (table: string, data: Row | null, names: Names) => {
  const { label, fields } = thingOf(table);
  return label.flatMap((field) => {
    const type = fields[field] ?? 'text';
    return shown(type, data?.[field], names).map((text) => ({ field, type, text }));
  });
};

export const presentSummary = ({ table, act, sample }: SummaryRow, names: Names) => ({
  thing: thingOf(table).name,
  act,
  label: labelOf(table, sample, names),
});

export function actOf({ before, after }: EntryRow): SummaryRow['act'] {
  if (after && 'erased' in after) return 'erased';
  if (after && !isRow(after)) return 'deleted';
  if (!after || (after.deleted_at && !before?.deleted_at)) return 'deleted';
  return before ? 'changed' : 'added';
}

export function presentEntry(entry: EntryRow, permissions: ReadonlySet<string>, names: Names) {
  const { table } = entry;
  const [before, after] = [withSettings(entry.before), withSettings(entry.after)];
  const { name, read, fields } = thingOf(table);
  const closed = !permissions.has(read);
  const differs = ([field]: [string, FieldType]): boolean =>
    JSON.stringify(before?.[field] ?? null) !== JSON.stringify(after?.[field] ?? null);
  return {
    thing: name,
    act: actOf(entry),
    label: labelOf(table, after && !('erased' in after) ? after : before, names),
    closed,
    fields: closed
      ? []
      : Object.entries(fields)
          .filter(differs)
          .map(([field, type]) => ({
            name: field,
            type,
            before: shown(type, before?.[field], names),
            after: shown(type, after?.[field], names),
          })),
  };
}
