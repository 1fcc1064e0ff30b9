/** Checks the journal descriptions of all domains. */
import { expect, it } from 'vitest';
import { cartsParts } from '../carts/journal-entities.ts';
import { dashboardParts } from '../dashboard/dashboard/journal-entities.ts';
import { eventsEntities } from '../events/journal-entities.ts';
import { meetingsParts } from '../meetings/meetings/journal-entities.ts';
import { responsibilitiesParts } from '../meetings/responsibilities/journal-entities.ts';
import { messagesEntities, messagesParts } from '../messaging/messages/journal-entities.ts';
import { noticeboardEntities } from '../noticeboard/journal-entities.ts';
import { absencesEntities } from '../people/absences/journal-entities.ts';
import { accessEntities } from '../people/access/journal-entities.ts';
import { congregationsEntities, placeNames } from '../people/congregations/journal-entities.ts';
import { familiesEntities } from '../people/families/journal-entities.ts';
import { groupsEntities } from '../people/groups/journal-entities.ts';
import { peopleEntities } from '../people/people/journal-entities.ts';
import { peopleImportOperations } from '../people/people-import/journal-entities.ts';
import { rolesEntities } from '../people/roles/journal-entities.ts';
import { isPermissionKey } from '../permissions/permission-keys.ts';
import { reportsParts } from '../reports/journal-entities.ts';
import { addressesEntities, addressesOperations } from '../territory/addresses/journal-entities.ts';
import { bordersEntities, bordersOperations } from '../territory/borders/journal-entities.ts';
import { mapsEntities, mapsOperations } from '../territory/maps/journal-entities.ts';
import { placesEntities } from '../territory/places/journal-entities.ts';
import { territoryEntities, territoryOperations } from '../territory/territory/journal-entities.ts';
import {
  territoryImportEntities,
  territoryImportOperations,
} from '../territory/territory-import/journal-entities.ts';
import { translationsEntities } from '../translations/journal-entities.ts';
import {
  type Fields,
  type FieldType,
  fieldTypes,
  finalReasons,
  type JournalEntity,
} from './journal-entity.ts';
import { createJournalRegistry, type OperationInJournal } from './journal-registry.ts';

const entities: Record<string, JournalEntity> = {
  ...absencesEntities,
  ...accessEntities,
  ...addressesEntities,
  ...bordersEntities,
  ...congregationsEntities,
  ...eventsEntities,
  ...familiesEntities,
  ...groupsEntities,
  ...mapsEntities,
  ...messagesEntities,
  ...noticeboardEntities,
  ...peopleEntities,
  ...placesEntities,
  ...rolesEntities,
  ...territoryEntities,
  ...territoryImportEntities,
  ...translationsEntities,
};
const parts: Record<string, Fields> = {
  ...cartsParts,
  ...dashboardParts,
  ...meetingsParts,
  ...messagesParts,
  ...reportsParts,
  ...responsibilitiesParts,
};
const operations: Record<string, OperationInJournal> = {
  ...addressesOperations,
  ...bordersOperations,
  ...mapsOperations,
  ...peopleImportOperations,
  ...territoryImportOperations,
  ...territoryOperations,
};
const registry = createJournalRegistry([
  { name: 'congregations', journal: { kind: 'congregation', entities, names: placeNames } },
]);

const sorts: ReadonlySet<string> = new Set(fieldTypes);
const tables = Object.keys(entities);
/** Keys of phrases that are completed with a code, such as `events:type.`. */
const phrases = /^[a-z-]+:[a-zA-Z]+(\.[a-zA-Z]+)*\.?$/;

/** Returns the invalid fields of a description. */
const wrongFields = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, type]: [string, FieldType]) => {
    if (typeof type === 'string') return sorts.has(type) ? [] : [name];
    if (type.type === 'word') return phrases.test(type.words) ? [] : [name];
    // A numbered field refers to a row with a mark, or to the mark column.
    if (type.type === 'numbered') {
      const within = fields[type.of];
      const marked =
        typeof within === 'object' && within.type === 'reference' && registry.markOf(within.table);
      return marked && marked.type !== 'text' ? [] : [name];
    }
    const named = type.type === 'reference' && registry.nameOf(type.table);
    return named && named.length > 0 && named.every(({ field }) => field !== '') ? [] : [name];
  });

it.each(Object.entries(entities))(
  'JOURNAL-R3 every field of %s has a type that the screens can show',
  (_, entity) => {
    expect(entity.name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(Object.keys(entity.fields)).not.toEqual([]);
    expect(wrongFields(entity.fields)).toEqual([]);
  },
);

it.each(Object.entries(parts))(
  'JOURNAL-R3 settings of %s are shown with their settings part',
  (_, fields) => {
    expect(Object.keys(fields)).toContain('part');
    expect(Object.keys(fields).length).toBeGreaterThan(1);
    expect(wrongFields(fields)).toEqual([]);
  },
);

it('JOURNAL-R3 a row is named by its own fields; only a message and the retention periods have no name', () => {
  for (const { label, fields } of Object.values(entities))
    for (const field of label) expect(Object.keys(fields)).toContain(field);
  expect(tables.filter((table) => entities[table]!.label.length === 0)).toEqual(['retention', 'sendings']);
});

it('JOURNAL-R3 settings variants use an existing column', () => {
  const variants = Object.values(entities).flatMap(({ variants: column, fields }) =>
    column === undefined ? [] : [column in fields],
  );
  expect(variants).toEqual([true]);
});

it('JOURNAL-R4 JOURNAL-R6 read and revert permissions exist', () => {
  for (const { read, revert } of Object.values(entities)) {
    expect(isPermissionKey(read)).toBe(true);
    if (!revert) continue;
    expect([revert.add, revert.edit, revert.delete].every(isPermissionKey)).toBe(true);
  }
});

it('JOURNAL-R7 a row is either revertible or has a reason for being final', () => {
  const reasons: readonly string[] = finalReasons;
  for (const { revert, final } of Object.values(entities)) {
    expect(revert !== undefined && final !== undefined).toBe(false);
    if (final !== undefined) expect(reasons).toContain(final);
  }
});

it('JOURNAL-R2 JOURNAL-R7 an operation is listed for its kind, for being final, or for both', () => {
  const reasons: readonly string[] = finalReasons;
  for (const { kind, final } of Object.values(operations)) {
    expect(kind ?? final).toBeDefined();
    if (kind !== undefined)
      expect(['addresses', 'assignments', 'automatic', 'imports', 'maps']).toContain(kind);
    if (final !== undefined) expect(reasons).toContain(final);
  }
});

it('JOURNAL-R5 only deleted people and maps stay as rows', () => {
  expect(tables.filter((table) => entities[table]!.softDeleted).toSorted()).toEqual(['maps', 'people']);
});
