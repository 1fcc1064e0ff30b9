import fc from 'fast-check';
import { expect, it } from 'vitest';
import { permissionKeys } from '../permissions/permission-keys.ts';
import { kindOf } from './change-kinds.ts';
import { type JournalEntry, netRows } from './net-rows.ts';
import {
  type ChangeFacts,
  decideTakeBack,
  keysToTakeBack,
  mostTakenBack,
  type RowsNow,
  takeBackState,
} from './take-back.ts';
import { byTelling, describedTables, thingOf } from './things.ts';

const everything = new Set<string>(permissionKeys);
const calm: RowsNow = {
  changedLater: false,
  builtUpon: false,
  tornTie: false,
  mapInHand: false,
  unfitLeader: false,
};
const suburb: JournalEntry = {
  table: 'suburbs',
  row: '4',
  before: { id: 4, suburb: 'Acton', version: 1 },
  after: { id: 4, suburb: 'Acton Hill', version: 2 },
};
const facts = (entries: JournalEntry[], rest: Partial<ChangeFacts> = {}): ChangeFacts => ({
  operation: 'territory.editSuburb',
  automatic: false,
  takenBack: false,
  erased: false,
  entries: entries.length,
  rows: netRows(entries),
  ...rest,
});
const reason = (change: ChangeFacts, now = calm, permissions = everything) => {
  const decision = decideTakeBack(takeBackState(change, now), permissions);
  return decision.allowed ? null : decision.reason;
};

it('JOURNAL-R5 a change is taken back whole, and only where nothing later changed or stands on its rows', () => {
  expect(reason(facts([suburb]))).toBeNull();
  expect(reason(facts([suburb]), { ...calm, changedLater: true })).toBe('change-later');
  expect(reason(facts([suburb]), { ...calm, builtUpon: true })).toBe('change-built-upon');
  expect(reason(facts([suburb]), { ...calm, tornTie: true })).toBe('change-torn');
  expect(reason(facts([suburb]), { ...calm, mapInHand: true })).toBe('change-map-in-hand');
  expect(reason(facts([suburb]), { ...calm, unfitLeader: true })).toBe('change-leader');
  expect(reason(facts([suburb], { takenBack: true }))).toBe('change-taken-back');
  expect(reason(facts([suburb], { erased: true }))).toBe('change-erased');
  expect(reason(facts([]))).toBe('change-empty');
});

it('JOURNAL-R6 it takes the very keys that the opposite takes by hand', () => {
  const added = { ...suburb, before: null };
  const deleted = { ...suburb, after: null };
  expect(keysToTakeBack(netRows([suburb]))).toEqual(['maps.suburbs.edit']);
  expect(keysToTakeBack(netRows([added]))).toEqual(['maps.suburbs.delete']);
  expect(keysToTakeBack(netRows([deleted]))).toEqual(['maps.suburbs.add']);
  const hidden = { table: 'people', row: '1', before: { deleted_at: null }, after: { deleted_at: 'then' } };
  expect(keysToTakeBack(netRows([hidden]))).toEqual(['settings.users.add']);
  for (const key of permissionKeys) {
    const without = new Set(permissionKeys.filter((other) => other !== key));
    const refused = key === 'maps.suburbs.edit' ? 'change-not-permitted' : null;
    expect(reason(facts([suburb]), calm, without)).toBe(refused);
  }
});

it('JOURNAL-R7 what left the house is final and says why', () => {
  const of = (table: string): JournalEntry => ({ table, row: '1', before: null, after: { id: 1 } });
  expect(reason(facts([of('map_assignments')], { operation: 'maps.assignMap' }))).toBe(
    'change-final-assignment',
  );
  expect(reason(facts([of('sessions')], { operation: 'access.openLink' }))).toBe('change-final-sign-in');
  expect(reason(facts([of('message_wishes')]))).toBe('change-final-wish');
  expect(reason(facts([of('noticeboard_files')]))).toBe('change-final-notice');
  expect(reason(facts([of('streets')], { operation: 'territory.importFile' }))).toBe('change-final-import');
  expect(reason(facts([of('available_addresses')], { operation: 'addresses.countNotHome' }))).toBe(
    'change-final-field-work',
  );
  expect(reason(facts([suburb], { automatic: true }))).toBe('change-final-automatic');
  expect(reason(facts([of('sessions')], { operation: 'access.openLink', automatic: true }))).toBe(
    'change-final-sign-in',
  );
  expect(reason(facts([of('kites')]))).toBe('change-final-other');
  expect(reason(facts([suburb], { entries: mostTakenBack + 1 }))).toBe('change-too-large');
  expect(reason(facts([suburb], { entries: mostTakenBack }))).toBeNull();
});

it('JOURNAL-R7 nothing final is ever allowed, whoever asks', () => {
  const finals = describedTables.filter((table) => typeof thingOf(table).undo === 'string');
  fc.assert(
    fc.property(fc.subarray([...describedTables], { minLength: 1 }), (tables) => {
      const entries = tables.map((table) => ({ table, row: '1', before: null, after: { id: 1 } }));
      const final = tables.some((table) => finals.includes(table));
      expect(reason(facts(entries)) === null).toBe(!final);
    }),
  );
});

it('JOURNAL-R1 a row that was touched several times counts from its first state to its last', () => {
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

it('JOURNAL-R1 a change is about what was pressed, though it touched people too; a file is about itself', () => {
  const first = (operation: string, ...tables: string[]) =>
    tables.map((table) => ({ table })).sort(byTelling(operation))[0]!.table;
  expect(first('groups.deleteGroup', 'people', 'groups')).toBe('groups');
  expect(first('roles.deleteRole', 'person_roles', 'people', 'roles')).toBe('roles');
  expect(first('groups.assignToGroup', 'people')).toBe('people');
  expect(first('people.editPerson', 'person_roles', 'people')).toBe('people');
  expect(first('people.importPeople', 'groups', 'people', 'imports')).toBe('imports');
});

it('JOURNAL-R2 every operation is of one kind, and the work of the nights is of its own', () => {
  expect(kindOf('territory.editSuburb')).toBe('streets');
  expect(kindOf('people.addAwayDate')).toBe('away');
  expect(kindOf('nightly.tidy-addresses')).toBe('automatic');
  expect(kindOf('database')).toBe('automatic');
});
