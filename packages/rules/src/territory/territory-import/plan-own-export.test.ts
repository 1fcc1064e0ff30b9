/** Plans for Sheaf exports, and their reported problems (TERR-R11 to TERR-R15, X-MIGRATE). */
import { expect, it } from 'vitest';
import { exportColumns } from './export.ts';
import type { KnownTerritory } from './plan.ts';
import { known, plan, reasons } from './testing/planning.ts';
import { nothingKnown } from './testing/table.ts';

const own = (...rows: Record<string, string>[]) => planOwn(rows, nothingKnown);

const planOwn = (rows: Record<string, string>[], here: KnownTerritory) =>
  plan(exportColumns.join(','), rows, here);

const door = { map: '12', kind: 'preloaded', street: 'Mount Street', house: '14' };

it('X-MIGRATE imports a map of a Sheaf export with its name, language and blocks', () => {
  const { maps, suburbs } = own(
    {
      map: '12',
      kind: 'map',
      suburb: 'Burnie',
      name: 'Main',
      language: 'ne',
      type: 'rural',
      blocks: '7',
      letters: 'no',
      date: '2026-05-01',
    },
    { map: '13', kind: 'map' },
  );
  expect(maps).toEqual([
    {
      id: null,
      key: '12',
      type: 'rural',
      name: 'Main',
      suburb: '12|burnie',
      lang: 'ne',
      completed: '2026-05-01',
      boundary: null,
      blocks: 7,
      blocksAsLetters: false,
    },
    {
      id: null,
      key: '13',
      type: 'residential',
      name: null,
      suburb: null,
      lang: null,
      completed: null,
      boundary: null,
      blocks: 0,
      blocksAsLetters: true,
    },
  ]);
  expect(suburbs).toEqual([{ id: null, key: '12|burnie', map: '12', suburb: 'Burnie', code: null }]);
});

it('X-MIGRATE imports every kind of address of a Sheaf export into its own list, with all fields', () => {
  const full = {
    ...door,
    unit: '3',
    suffix: 'A',
    name: 'Smith',
    phone: '1',
    language: 'ne',
    attempts: '2',
    date: '2026-05-01',
    note: 'n',
    latitude: '-41',
    longitude: '145',
  };
  const planned = own(full, { ...full, kind: 'available' }, { ...full, kind: 'foreign' });
  const expected = {
    map: '12',
    street: '12|mount street|',
    house: '14',
    suffix: 'A',
    unit: '3',
    name: 'Smith',
    phone: '1',
    lang: 'ne',
    attempts: 2,
    date: '2026-05-01',
    note: 'n',
    lat: -41,
    lng: 145,
  };
  expect([planned.preloaded, planned.available, planned.foreign]).toEqual([
    [expected],
    [expected],
    [expected],
  ]);
  expect(reasons(planned)).toEqual([]);
});

it('X-MIGRATE skips an available address under a do-not-call, and imports preloaded and foreign ones', () => {
  const planned = own(
    { ...door, kind: 'available' },
    door,
    { ...door, kind: 'foreign', language: 'ne' },
    { ...door, kind: 'do-not-call', date: '2026-05-01', phone: '1', latitude: '-41', longitude: '145' },
  );
  expect(
    [planned.available, planned.preloaded, planned.foreign, planned.doNotCalls].map(({ length }) => length),
  ).toEqual([0, 1, 1, 1]);
  expect(reasons(planned)).toEqual([[2, 'do-not-call']]);
});

it('X-MIGRATE imports a street without addresses, and reports an existing one', () => {
  const street = { map: '12', kind: 'street', street: 'Low Street', suburb: 'Burnie' };
  const made = own(street);
  expect([made.streets, made.suburbs.length, made.maps.length, made.preloaded]).toEqual([
    [{ id: null, key: '12|low street|burnie', map: '12', name: 'Low Street', suburb: '12|burnie' }],
    1,
    1,
    [],
  ]);
  const here = planOwn([{ ...street, street: 'mount street' }], known);
  expect([reasons(here), here.streets]).toEqual([[[2, 'already-listed']], []]);
});

it('TERR-R13 X-MIGRATE a do-not-call covers only the street of its own suburb', () => {
  const call = { ...door, kind: 'do-not-call', date: '2026-05-01', suburb: 'Burnie' };
  const planned = own(
    call,
    { ...door, map: '13', kind: 'available', suburb: 'Acton' },
    { ...door, map: '14', kind: 'available', suburb: 'Burnie' },
    { ...door, map: '15', kind: 'available' },
  );
  expect(planned.available.map(({ map }) => map)).toEqual(['13']);
  expect(planned.suburbs.map(({ key, code }) => [key, code])).toEqual([
    ['12|burnie', null],
    ['13|acton', null],
  ]);
});
