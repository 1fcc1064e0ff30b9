import { expect, it } from 'vitest';
import type { KnownTerritory } from '../../territory-import/plan.ts';
import { unmarked } from '../testing/plain-lines.ts';
import { drawMaps } from './draw-maps.ts';
import { planAddressImport } from './plan-address-import.ts';
import type { TakenAddress } from './take-lines.ts';

const address = (house: string, more: Partial<TakenAddress> = {}): TakenAddress => ({
  street: 'Mount Street',
  suburb: 'Acton',
  postcode: '7320',
  house,
  suffix: null,
  unit: null,
  lat: -41,
  lng: 145,
  ...unmarked,
  line: 2,
  text: 'line',
  isCounted: false,
  ...more,
});
const nothing: KnownTerritory = { maps: [], suburbs: [], streets: [], doors: [], assignments: [] };
const known: KnownTerritory = {
  ...nothing,
  maps: [{ id: 7, number: '12', type: 'residential', bordered: true, locked: false, completed: null }],
  suburbs: [{ id: 3, map_id: 7, suburb: 'Acton' }],
  streets: [{ id: 5, map_id: 7, name: 'Mount Street', suburb_id: 3 }],
};
const border = [
  [145, -41],
  [145.1, -41],
  [145, -41.1],
] as never;

it('ADDR-R31 a new map has a border, and the name of its suburb, or of its street if it has none', () => {
  const plan = planAddressImport(
    [],
    [
      { number: '1', addresses: [address('1')], name: { suburb: 'Acton', street: 'Mount Street' }, border },
      {
        number: '2',
        addresses: [address('2', { suburb: null })],
        name: { suburb: null, street: 'M'.repeat(70) },
        border: null,
      },
    ],
    nothing,
  );
  expect(plan.maps).toMatchObject([
    {
      id: null,
      key: '1',
      type: 'residential',
      name: null,
      suburb: '1|acton',
      boundary: border,
      completed: null,
    },
    { id: null, key: '2', type: 'residential', name: 'M'.repeat(60), suburb: null, boundary: null },
  ]);
  expect(plan.suburbs).toEqual([{ id: null, key: '1|acton', map: '1', suburb: 'Acton', code: null }]);
  expect(plan.streets).toMatchObject([
    { id: null, map: '1', name: 'Mount Street', suburb: '1|acton' },
    { id: null, map: '2', name: 'Mount Street', suburb: null },
  ]);
});

it('ADDR-R29 addresses on an existing map use its streets and suburbs, and add missing ones', () => {
  const more = address('4', { street: 'View Road', suburb: 'Montello' });
  const plan = planAddressImport([{ number: '12', addresses: [address('3'), more] }], [], known);
  expect(plan.maps.map(({ id, key }) => [id, key])).toEqual([[7, '12']]);
  expect(plan.streets.map(({ id, name }) => [id, name])).toEqual([
    [5, 'Mount Street'],
    [null, 'View Road'],
  ]);
  expect(plan.suburbs.map(({ id, suburb, code }) => [id, suburb, code])).toEqual([
    [3, 'Acton', null],
    [null, 'Montello', '7320'],
  ]);
});

it('plans one preloaded door per address on its map, and nothing else', () => {
  const door = address('4', { unit: '2', suffix: 'A', lat: -41.5, lng: 145.5 });
  const group = { number: '1', addresses: [door], name: { suburb: null, street: 'Mount' }, border: null };
  const plan = planAddressImport([{ number: '12', addresses: [address('3')] }], [group], known);
  expect(plan.preloaded.map(({ map, house }) => [map, house])).toEqual([
    ['12', '3'],
    ['1', '4'],
  ]);
  const street = plan.streets.find(({ map }) => map === '1')!;
  expect(plan.preloaded[1]).toEqual({
    map: '1',
    street: street.key,
    house: '4',
    suffix: 'A',
    unit: '2',
    name: null,
    phone: null,
    lang: null,
    attempts: 0,
    date: null,
    note: null,
    lat: -41.5,
    lng: 145.5,
  });
  const { available, doNotCalls, foreign, takenOff, assignments, problems } = plan;
  expect({ available, doNotCalls, foreign, takenOff, assignments, problems }).toEqual({
    available: [],
    doNotCalls: [],
    foreign: [],
    takenOff: [],
    assignments: [],
    problems: [],
  });
});

it('ADDR-R30 ADDR-R31 plans maps with their own name, border and addresses from a list', () => {
  const village = (street: string, suburb: string | null, lng: number): TakenAddress[] =>
    Array.from({ length: 20 }, (_, index) => ({
      ...address(String(index + 1), { street, suburb, lng, lat: -41 + index * 0.0002 }),
      line: index,
      text: '',
      isCounted: false,
    }));
  const drawn = drawMaps(
    [...village('View Road', null, 146), ...village('Mount Street', 'Acton', 145)],
    20,
    [],
  );
  expect(drawn.map(({ name }) => name)).toEqual([
    { suburb: 'Acton', street: 'Mount Street' },
    { suburb: null, street: 'View Road' },
  ]);
  for (const { addresses, border: ring, name } of drawn) {
    expect(addresses).toHaveLength(20);
    expect(new Set(addresses.map(({ street }) => street))).toEqual(new Set([name.street]));
    const [lng] = ring![0]![0]![0]!;
    expect(Math.abs(lng - addresses[0]!.lng)).toBeLessThan(0.01);
  }
});
