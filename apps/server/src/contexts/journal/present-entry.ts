/** Presents a journalled row by its described fields, with names in place of ids (JOURNAL-R3). */
import { settingsParts } from '@sheaf/contract/settings-parts';
import type { Fields, FieldType } from '@sheaf/rules/journal/journal-entity';
import type { DescribedEntity, JournalRegistry } from '@sheaf/rules/journal/journal-registry';
import type { EntryRow, Row, SummaryRow } from '#contexts/journal/journal.store';
import { isReference, type Names } from '#contexts/journal/names.store';

/**
 * Every row has an owner; global rows have the congregation that wrote them. Only the end of sessions has
 * neither.
 */
export const isRow = (data: Row): boolean => 'congregation_id' in data || 'written_by' in data;

const itemsOf = (value: unknown): string[] => {
  if (value === null || value === undefined || value === '') return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
};

/** Spreads settings into single fields; unsaved fields have their defaults. */
function withSettings(row: Row | null): Row | null {
  if (!row || typeof row.settings !== 'object') return row;
  const part = settingsParts.find(({ name }) => name === row.part);
  return { ...row, ...(part ? part.complete(row.settings) : row.settings) };
}

const isSettings = (row: Row | null): boolean => typeof row?.settings === 'object' && row.settings !== null;

/** Settings have no row before they are saved for the first time, although their defaults apply. */
function asTheyHeld({ before, after }: EntryRow): Pick<EntryRow, 'before' | 'after'> {
  if (!isSettings(before ?? after)) return { before, after };
  const unsaved = { ...(before ?? after), settings: {} };
  return { before: before ?? unsaved, after: after ?? unsaved };
}

/** Ids in the reference fields of the rows, by referenced table. */
export function referencesIn(
  registry: JournalRegistry,
  rows: readonly { table: string; data: Row | null }[],
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { table, data: row } of rows) {
    const data = withSettings(row);
    for (const [name, type] of Object.entries(registry.entityOf(table, data).fields))
      if (data && isReference(type)) {
        const known = found.get(type.table) ?? new Set();
        for (const id of itemsOf(data[name])) known.add(id);
        found.set(type.table, known);
      }
  }
  return found;
}

/** Texts of one field of a row. */
function shown(fields: Fields, field: string, row: Row | null, names: Names): string[] {
  const type = fields[field] ?? 'text';
  const items = itemsOf(row?.[field]);
  if (type === 'unseen') return [];
  if (typeof type !== 'object' || type.type === 'word') return items;
  if (type.type === 'reference')
    return items.map((id) => names.get(type.table)?.get(id) ?? '').filter(Boolean);
  const within = fields[type.of];
  const marked = within && isReference(within) && names.marked(within.table, String(row?.[type.of]));
  return items.map((item) => type.say(Number(item), marked === true));
}

/** Type of a value for the reader; for a word, the key of its phrase up to the code. */
const typeOf = (type: FieldType) => {
  if (typeof type !== 'object') return { type };
  if (type.type === 'numbered') return { type: 'text' as const };
  return type.type === 'word' ? type : { type: type.type };
};

/** Label of a row, field by field. */
const labelOf = ({ label, fields }: DescribedEntity, data: Row | null, names: Names) =>
  label.flatMap((field) => {
    const type = fields[field] ?? 'text';
    return shown(fields, field, data, names).map((text) => ({ field, ...typeOf(type), text }));
  });

export function presentSummary(registry: JournalRegistry, { table, act, sample }: SummaryRow, names: Names) {
  const entity = registry.entityOf(table, sample);
  return { domain: entity.domain, entity: entity.name, act, label: labelOf(entity, sample, names) };
}

export function actOf({ before, after }: EntryRow): SummaryRow['act'] {
  if (after && 'erased' in after) return 'erased';
  if (after && !isRow(after)) return 'deleted';
  if (!after || (after.deleted_at && !before?.deleted_at)) return 'deleted';
  return before ? 'changed' : 'added';
}

export function presentEntry(
  registry: JournalRegistry,
  entry: EntryRow,
  permissions: ReadonlySet<string>,
  names: Names,
) {
  const held = asTheyHeld(entry);
  const [before, after] = [withSettings(held.before), withSettings(held.after)];
  const last = after && !('erased' in after) ? after : before;
  const entity = registry.entityOf(entry.table, last);
  const closed = !permissions.has(entity.read);
  const differs = ([field]: [string, FieldType]): boolean =>
    JSON.stringify(before?.[field] ?? null) !== JSON.stringify(after?.[field] ?? null);
  return {
    domain: entity.domain,
    entity: entity.name,
    act: actOf({ ...entry, ...held }),
    label: labelOf(entity, last, names),
    closed,
    fields: closed
      ? []
      : Object.entries(entity.fields)
          .filter(differs)
          .map(([field, type]) => ({
            name: field,
            ...typeOf(type),
            before: shown(entity.fields, field, before, names),
            after: shown(entity.fields, field, after, names),
          })),
  };
}
