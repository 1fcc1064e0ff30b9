import fc from 'fast-check';
import { expect, it } from 'vitest';
import { messagesEntities } from '../messaging/messages/journal-entities.ts';
import { noticeboardEntities } from '../noticeboard/journal-entities.ts';
import { absencesEntities } from '../people/absences/journal-entities.ts';
import { accessEntities } from '../people/access/journal-entities.ts';
import { familiesEntities } from '../people/families/journal-entities.ts';
import { groupsEntities } from '../people/groups/journal-entities.ts';
import { peopleEntities } from '../people/people/journal-entities.ts';
import { peopleImportOperations } from '../people/people-import/journal-entities.ts';
import { rolesEntities } from '../people/roles/journal-entities.ts';
import { permissionKeys } from '../permissions/permission-keys.ts';
import { addressesEntities, addressesOperations } from '../territory/addresses/journal-entities.ts';
import { bordersEntities, bordersOperations } from '../territory/borders/journal-entities.ts';
import { mapsEntities } from '../territory/maps/journal-entities.ts';
import { placesEntities } from '../territory/places/journal-entities.ts';
import { territoryEntities, territoryOperations } from '../territory/territory/journal-entities.ts';
import {
  territoryImportEntities,
  territoryImportOperations,
} from '../territory/territory-import/journal-entities.ts';
import { createJournalRegistry } from './journal-registry.ts';
import { type JournalEntry, netRows } from './net-rows.ts';
import {
  type ChangeFacts,
  decideRevert,
  keysToRevert,
  mostReverted,
  type RowsNow,
  revertState,
} from './revert.ts';

const registry = createJournalRegistry([
  { name: 'absences', journal: { kind: 'away', phrases: 'people', entities: absencesEntities } },
  { name: 'access', journal: { kind: 'access', final: 'sign-in', entities: accessEntities } },
  {
    name: 'addresses',
    journal: { kind: 'addresses', entities: addressesEntities, operations: addressesOperations },
  },
  {
    name: 'borders',
    journal: {
      kind: 'maps',
      kinds: [],
      phrases: 'territory',
      entities: bordersEntities,
      operations: bordersOperations,
    },
  },
  {
    name: 'families',
    journal: { kind: 'people', kinds: [], phrases: 'people', entities: familiesEntities },
  },
  { name: 'groups', journal: { kind: 'groups', entities: groupsEntities } },
  { name: 'maps', journal: { kind: 'assignments', phrases: 'territory', entities: mapsEntities } },
  { name: 'messages', journal: { kind: 'messages', final: 'message', entities: messagesEntities } },
  { name: 'noticeboard', journal: { kind: 'noticeboard', entities: noticeboardEntities } },
  { name: 'people', journal: { kind: 'people', entities: peopleEntities } },
  {
    name: 'people-import',
    journal: { kind: 'people', kinds: [], phrases: 'people', operations: peopleImportOperations },
  },
  { name: 'places', journal: { kind: 'streets', phrases: 'territory', entities: placesEntities } },
  { name: 'roles', journal: { kind: 'roles', entities: rolesEntities } },
  {
    name: 'territory',
    journal: {
      kind: 'maps',
      entities: territoryEntities,
      operations: territoryOperations,
    },
  },
  {
    name: 'territory-import',
    journal: {
      kind: 'imports',
      kinds: [],
      phrases: 'territory',
      entities: territoryImportEntities,
      operations: territoryImportOperations,
    },
  },
  { name: 'sync' },
]);
const everything = new Set<string>(permissionKeys);
const calm: RowsNow = {
  changedLater: false,
  builtUpon: false,
  tornTie: false,
  ofDomain: null,
};
const suburb: JournalEntry = {
  table: 'suburbs',
  row: '4',
  before: { id: 4, suburb: 'Acton', version: 1 },
  after: { id: 4, suburb: 'Acton Hill', version: 2 },
};
const facts = (entries: JournalEntry[], rest: Partial<ChangeFacts> = {}): ChangeFacts => ({
  operation: 'places.editSuburb',
  automatic: false,
  reverted: false,
  erased: false,
  entries: entries.length,
  rows: netRows(entries),
  freed: [],
  ...rest,
});
const reason = (change: ChangeFacts, now = calm, permissions = everything) => {
  const decision = decideRevert(revertState(registry, change, now), permissions);
  return decision.allowed ? null : decision.reason;
};

it('JOURNAL-R5 a change is reverted completely, and only if no later change touches or depends on its rows', () => {
  expect(reason(facts([suburb]))).toBeNull();
  expect(reason(facts([suburb]), { ...calm, changedLater: true })).toBe('change-later');
  expect(reason(facts([suburb]), { ...calm, builtUpon: true })).toBe('change-built-upon');
  expect(reason(facts([suburb]), { ...calm, tornTie: true })).toBe('change-torn');
  expect(reason(facts([suburb]), { ...calm, ofDomain: 'change-map-in-hand' })).toBe('change-map-in-hand');
  expect(reason(facts([suburb]), { ...calm, ofDomain: 'change-leader' })).toBe('change-leader');
  expect(reason(facts([suburb], { reverted: true }))).toBe('change-taken-back');
  expect(reason(facts([suburb], { erased: true }))).toBe('change-erased');
  expect(reason(facts([]))).toBe('change-empty');
});

it('JOURNAL-R6 a revert needs the permissions of the opposite change by hand', () => {
  const added = { ...suburb, before: null };
  const deleted = { ...suburb, after: null };
  expect(keysToRevert(registry, netRows([suburb]))).toEqual(['maps.suburbs.edit']);
  expect(keysToRevert(registry, netRows([added]))).toEqual(['maps.suburbs.delete']);
  expect(keysToRevert(registry, netRows([deleted]))).toEqual(['maps.suburbs.add']);
  const hidden = { table: 'people', row: '1', before: { deleted_at: null }, after: { deleted_at: 'then' } };
  expect(keysToRevert(registry, netRows([hidden]))).toEqual(['settings.users.add']);
  for (const key of permissionKeys) {
    const without = new Set(permissionKeys.filter((other) => other !== key));
    const refused = key === 'maps.suburbs.edit' ? 'change-not-permitted' : null;
    expect(reason(facts([suburb]), calm, without)).toBe(refused);
  }
});

it('JOURNAL-R7 a final change is refused with the reason of its table or operation', () => {
  const of = (table: string): JournalEntry => ({ table, row: '1', before: null, after: { id: 1 } });
  expect(reason(facts([of('map_assignments')], { operation: 'maps.assignMap' }))).toBe(
    'change-final-assignment',
  );
  expect(reason(facts([of('sessions')], { operation: 'access.openLink' }))).toBe('change-final-sign-in');
  expect(reason(facts([of('notification_preferences')]))).toBe('change-final-notification-preference');
  expect(reason(facts([of('noticeboard_files')]))).toBe('change-final-notice');
  expect(reason(facts([of('streets')], { operation: 'territoryImport.importFile' }))).toBe(
    'change-final-import',
  );
  expect(reason(facts([of('available_addresses')], { operation: 'addresses.countNotHome' }))).toBe(
    'change-final-field-work',
  );
  expect(reason(facts([suburb], { automatic: true }))).toBe('change-final-automatic');
  expect(reason(facts([of('sessions')], { operation: 'access.openLink', automatic: true }))).toBe(
    'change-final-sign-in',
  );
  expect(reason(facts([of('kites')]))).toBe('change-final-other');
  expect(reason(facts([suburb], { entries: mostReverted + 1 }))).toBe('change-too-large');
  expect(reason(facts([suburb], { entries: mostReverted }))).toBeNull();
});

it('JOURNAL-R7 a final change is never revertible, with any permissions', () => {
  const finals = registry.tables.filter((table) => !registry.entityOf(table).revert);
  fc.assert(
    fc.property(fc.subarray([...registry.tables], { minLength: 1 }), (tables) => {
      const entries = tables.map((table) => ({ table, row: '1', before: null, after: { id: 1 } }));
      const final = tables.some((table) => finals.includes(table));
      expect(reason(facts(entries)) === null).toBe(!final);
    }),
  );
});

it('JOURNAL-R1 a row with several entries counts from its first state to its last', () => {
  const state = fc.option(fc.record({ id: fc.constant(1), name: fc.constantFrom('a', 'b', 'c') }), {
    nil: null,
  });
  fc.assert(
    fc.property(fc.array(state, { minLength: 2, maxLength: 8 }), (states) => {
      const entries = states.slice(1).map((after, index) => ({
        table: 'streets',
        row: '1',
        before: states[index]!,
        after,
      }));
      const [net, ...others] = netRows(entries);
      const [first, last] = [states[0]!, states.at(-1)!];
      expect(others).toEqual([]);
      if (JSON.stringify(first) === JSON.stringify(last)) expect(net).toBeUndefined();
      else expect([net!.before, net!.after]).toEqual([first, last]);
    }),
  );
  expect(netRows([{ ...suburb, before: suburb.after, after: { ...suburb.after, version: 9 } }])).toEqual([]);
});

it('JOURNAL-R1 the subject of a change is what was pressed, even if it touched people; a file is its own subject', () => {
  const first = (operation: string, ...tables: string[]) =>
    tables.map((table) => ({ table })).sort(registry.byRank(operation))[0]!.table;
  expect(first('groups.deleteGroup', 'people', 'groups')).toBe('groups');
  expect(first('roles.deleteRole', 'person_roles', 'people', 'roles')).toBe('roles');
  expect(first('groups.assignToGroup', 'people')).toBe('people');
  expect(first('people.editPerson', 'person_roles', 'people')).toBe('people');
  expect(first('peopleImport.importPeople', 'groups', 'people', 'imports')).toBe('imports');
});

it('JOURNAL-R2 every operation has one kind, and nightly jobs have their own', () => {
  expect(registry.kindOf('places.editSuburb')).toBe('streets');
  expect(registry.kindOf('absences.addAwayDate')).toBe('away');
  expect(registry.kindOf('nightly.tidy-addresses')).toBe('automatic');
  expect(registry.kindOf('database')).toBe('automatic');
});

it('JOURNAL-R7 operations without a domain, and rows without revert permissions, are final', () => {
  expect(reason(facts([suburb], { operation: 'nightly.tidy' }))).toBe('change-final-automatic');
  expect(reason(facts([suburb], { operation: 'sync.poll' }))).toBe('change-final-automatic');
  const kites = { name: 'kite', read: 'settings.maps', label: ['name'], fields: { name: 'text' } } as const;
  const lone = createJournalRegistry([{ name: 'kites', journal: { kind: 'kites', entities: { kites } } }]);
  const change = facts([{ table: 'kites', row: '1', before: null, after: { id: 1 } }], {
    operation: 'kites.addKite',
  });
  expect(revertState(lone, change, calm)).toEqual({ obstacle: 'change-final-other', keys: [] });
  const revert = {
    add: 'maps.suburbs.add',
    edit: 'maps.suburbs.edit',
    delete: 'maps.suburbs.delete',
  } as const;
  const able = createJournalRegistry([
    { name: 'kites', journal: { kind: 'kites', entities: { kites: { ...kites, revert } } } },
  ]);
  expect(revertState(able, change, calm)).toEqual({ obstacle: null, keys: ['maps.suburbs.delete'] });
});

it('JOURNAL-R3 a row of a shared table is described by the domain of its variant', () => {
  const settings = {
    name: 'settings',
    read: 'settings.cong.edit',
    label: ['part'],
    fields: { part: 'text' },
    variants: 'part',
  } as const;
  const both = createJournalRegistry([
    { name: 'congregations', journal: { kind: 'congregation', entities: { settings } } },
    { name: 'kites', journal: { kind: 'kites', variants: { settings: { strings: { length: 'text' } } } } },
  ]);
  expect(both.entityOf('settings', { part: 'strings' })).toMatchObject({
    domain: 'kites',
    read: 'settings.cong.edit',
    fields: { part: 'text', length: 'text' },
  });
  expect(both.entityOf('settings', { part: 'tails' })).toMatchObject({ domain: 'congregations' });
});
