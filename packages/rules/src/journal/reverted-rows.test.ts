import { expect, it } from 'vitest';
import { peopleEntities } from '../people/people/journal-entities.ts';
import { placesEntities } from '../territory/places/journal-entities.ts';
import { createJournalRegistry } from './journal-registry.ts';
import { type JournalEntry, netRows } from './net-rows.ts';
import { decideRevert, keysToRevert, type RowsNow, revertState } from './revert.ts';

const registry = createJournalRegistry([
  { name: 'people', journal: { kind: 'people', entities: peopleEntities } },
  { name: 'places', journal: { kind: 'streets', entities: placesEntities } },
]);
const calm: RowsNow = { changedLater: false, builtUpon: false, tornTie: false, ofDomain: null };
const suburb: JournalEntry = {
  table: 'suburbs',
  row: '4',
  before: { id: 4, suburb: 'Acton', version: 1 },
  after: { id: 4, suburb: 'Acton Hill', version: 2 },
};

it('JOURNAL-R1 automatic columns do not count as a change, and rows are ordered by their last change', () => {
  for (const field of ['version', 'updated_at', 'permission_epoch', 'last_login'])
    expect(netRows([{ table: 'people', row: '1', before: { [field]: 1 }, after: { [field]: 2 } }])).toEqual(
      [],
    );
  const touch = (row: string, before: number, after: number): JournalEntry => ({
    table: 'streets',
    row,
    before: { size: before },
    after: { size: after },
  });
  const rows = netRows([touch('1', 1, 2), touch('2', 1, 2), touch('1', 2, 3)]);
  expect(rows.map(({ row, before, after }) => [row, before?.size, after?.size])).toEqual([
    ['2', 1, 2],
    ['1', 1, 3],
  ]);
  expect(rows[0]).toMatchObject({ act: 'changed', fields: ['size'] });
});

it('JOURNAL-R6 setting the deletion mark counts as deleting, and clearing it as adding', () => {
  const person = (before: object | null, after: object | null) =>
    keysToRevert(registry, netRows([{ table: 'people', row: '1', before, after } as JournalEntry]));
  expect(person({ deleted_at: 'then' }, { deleted_at: null })).toEqual(['settings.users.delete']);
  expect(person({ deleted_at: 'then' }, { deleted_at: 'now' })).toEqual(['settings.users.edit']);
  expect(person({ deleted_at: null, name: 'a' }, { deleted_at: null, name: 'b' })).toEqual([
    'settings.users.edit',
  ]);
  expect(person(null, { id: 1, deleted_at: 'then' })).toEqual(['settings.users.delete']);
  expect(person({ id: 1, deleted_at: 'then' }, null)).toEqual(['settings.users.add']);
});

it('JOURNAL-R6 a change of several kinds needs all their permissions', () => {
  const street: JournalEntry = { ...suburb, table: 'streets' };
  const rows = netRows([suburb, street]);
  const reason = (...keys: string[]) => {
    const change = {
      operation: 'places.editSuburb',
      automatic: false,
      reverted: false,
      erased: false,
      entries: 2,
      rows,
      freed: [],
    };
    const decision = decideRevert(revertState(registry, change, calm), new Set(keys));
    return decision.allowed ? null : decision.reason;
  };
  expect(reason('maps.suburbs.edit')).toBe('change-not-permitted');
  expect(reason('maps.suburbs.edit', 'maps.streets.edit')).toBeNull();
  expect(decideRevert({ obstacle: null, keys: [] }, new Set())).toEqual({ allowed: true, value: true });
});
