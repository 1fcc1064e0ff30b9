import { expect, it } from 'vitest';
import { labelsOf, oneKey, rowOf } from './journal-entity.ts';
import { createJournalRegistry } from './journal-registry.ts';

const kite = {
  name: 'kite',
  read: 'settings.maps',
  revert: oneKey('settings.maps.edit'),
  label: ['colour', 'owner_id', 'number'],
  fields: { colour: labelsOf('kites:colour.'), owner_id: rowOf('people') },
  rank: 7,
} as const;
const registry = createJournalRegistry([
  {
    name: 'kite-strings',
    journal: {
      kind: 'strings',
      kinds: ['strings', 'knots'],
      phrases: 'kites',
      entities: { kites: kite },
      names: { beaches: ['name'] },
      operations: {
        'kiteStrings.cutString': { final: 'other' },
        'kiteStrings.tieKnot': { kind: 'knots' },
        'kiteStrings.look': { routine: true },
      },
    },
  },
  { name: 'beaches', journal: { kind: 'beaches' } },
  { name: 'sync' },
]);

it('JOURNAL-R2 kinds are declared by the domains, with the phrases of the domain', () => {
  expect(registry.kinds).toEqual([
    { name: 'strings', domain: 'kites' },
    { name: 'knots', domain: 'kites' },
    { name: 'beaches', domain: 'beaches' },
  ]);
  expect(registry.kindOf('kiteStrings.cutString')).toBe('strings');
  expect(registry.kindOf('kiteStrings.tieKnot')).toBe('knots');
  expect(registry.kindOf('beaches.clean')).toBe('beaches');
  expect(registry.kindOf('sync.poll')).toBe('automatic');
});

it('JOURNAL-R7 an operation is final if its domain declares it so, or if it belongs to no domain', () => {
  expect(registry.finalOf('kiteStrings.cutString')).toBe('other');
  expect(registry.finalOf('kiteStrings.tieKnot')).toBeUndefined();
  expect(registry.finalOf('sync.poll')).toBe('automatic');
});

it('JOURNAL-R11 only operations declared as routine are left out of the list', () => {
  const names = ['kiteStrings.look', 'kiteStrings.cutString', 'beaches.clean', 'sync.poll'];
  expect(names.map(registry.isRoutine)).toEqual([true, false, false, false]);
});

it('JOURNAL-R3 a row is named by its label, or by the columns that a domain declares', () => {
  expect(registry.nameOf('kites')).toEqual([
    { field: 'colour', type: { type: 'word', words: 'kites:colour.' } },
    { field: 'owner_id', type: { type: 'reference', table: 'people' } },
    { field: 'number', type: 'text' },
  ]);
  expect(registry.nameOf('beaches')).toEqual([{ field: 'name', type: 'text' }]);
  expect(registry.nameOf('sands')).toEqual([]);
});

it('JOURNAL-R4 rows of undescribed tables show no fields and are listed only for role administrators', () => {
  expect(registry.entityOf('sands')).toEqual({
    name: 'other',
    domain: 'journal',
    read: 'settings.roles.edit',
    label: [],
    fields: {},
  });
  expect(registry.entityOf('kites', null)).toEqual({ ...kite, domain: 'kites' });
  expect(registry.tables).toEqual(['kites']);
});

it('JOURNAL-R3 settings of an undescribed part are shown as such, also without their row', () => {
  const settings = {
    name: 'settings',
    read: 'settings.maps',
    label: ['part'],
    fields: { part: 'text' },
  } as const;
  const varied = createJournalRegistry([
    { name: 'kites', journal: { kind: 'kites', entities: { settings: { ...settings, variants: 'part' } } } },
  ]);
  for (const row of [undefined, null, {}, { part: 'tails' }])
    expect(varied.entityOf('settings', row)).toEqual({ ...settings, variants: 'part', domain: 'kites' });
});
