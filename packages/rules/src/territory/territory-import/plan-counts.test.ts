import { expect, it } from 'vitest';
import { isNumberless, numberAddresses } from './number-addresses.ts';
import {
  changesNothing,
  countPlan,
  filledMaps,
  type ImportCounts,
  type ImportPlan,
  isBordersOnly,
  newMaps,
  noCounts,
} from './plan.ts';
import type { ReadAddress } from './read-address-row.ts';
import type { ReadImport } from './read-import.ts';

const map = (key: string, rest: object = {}) => ({ id: null, key, boundary: null, completed: null, ...rest });
const holding = (rest: object = {}) => ({ id: null, to: null, holders: [{ person: 4 }], ...rest });
const plan = {
  maps: [
    map('1'),
    map('2', { id: 2, completed: '2026-01-05' }),
    map('3', { id: 3, boundary: [] }),
    map('4', { id: 4 }),
    map('5', { completed: '2026-01-05' }),
    map('6', { id: 6 }),
  ],
  suburbs: [{ id: null }, { id: 1 }],
  streets: [{ id: null }, { id: null }, { id: 1 }],
  preloaded: [{ map: '1' }],
  available: [{ map: '2' }, { map: '2' }],
  doNotCalls: [{ map: '3' }, { map: '3' }, { map: '3' }],
  foreign: [{ map: '4' }, { map: '4' }, { map: '4' }, { map: '4' }],
  assignments: [
    holding(),
    holding({ holders: [{ person: 4 }, { person: null }] }),
    holding({ holders: [] }),
    holding({ to: '2026-01-05' }),
    holding({ id: 9 }),
    holding({ id: 8, holders: [{ person: null }] }),
    holding({ holders: [{ person: null }, { person: 4 }] }),
  ],
  takenOff: [1, 2, 3, 4, 5],
  problems: [],
} as unknown as ImportPlan;

it('TERR-R14 counts the rows of an import by kind', () => {
  expect(countPlan(plan)).toEqual({
    maps_new: 2,
    maps_filled: 3,
    suburbs: 1,
    streets: 2,
    preloaded: 1,
    available: 2,
    do_not_calls: 3,
    foreign: 4,
    taken_off: 5,
    boundaries: 1,
    assignments: 5,
    assignments_changed: 2,
    completions: 1,
    held: 2,
    held_by_name: 1,
  });
  expect(newMaps(plan).map(({ key }) => key)).toEqual(['1', '5']);
  expect(filledMaps(plan).map(({ key }) => key)).toEqual(['2', '3', '4']);
});

it('TERR-R14 an import changes something if it writes any row; borders alone are reported separately', () => {
  expect([
    changesNothing(noCounts),
    isBordersOnly(noCounts),
    isBordersOnly({ ...noCounts, boundaries: 2 }),
  ]).toEqual([true, false, true]);
  const follows: ReadonlySet<string> = new Set(['maps_filled', 'taken_off', 'held', 'held_by_name']);
  for (const name of Object.keys(noCounts) as (keyof ImportCounts)[]) {
    expect([name, noCounts[name]]).toEqual([name, 0]);
    expect([name, changesNothing({ ...noCounts, [name]: 1 })]).toEqual([name, follows.has(name)]);
    if (name !== 'boundaries')
      expect([name, isBordersOnly({ ...noCounts, boundaries: 1, [name]: 1 })]).toEqual([
        name,
        follows.has(name),
      ]);
  }
});

const address = (line: number, rest: Partial<ReadAddress> = {}) =>
  ({
    line,
    text: `row ${line}`,
    number: '',
    street: 'Mount Street',
    house: '14',
    suffix: null,
    unit: null,
    suburb: null,
    kind: 'preloaded',
    lat: -41,
    lng: 145,
    ...rest,
  }) as ReadAddress;
const file = (...addresses: ReadAddress[]) => ({ addresses, problems: [] }) as unknown as ReadImport;

it('TERR-R11 an address of a file without maps appears once, and only with a place', () => {
  const { addresses, problems } = numberAddresses(
    file(
      address(2),
      address(3, { street: 'MOUNT STREET' }),
      address(4, { unit: '1' }),
      address(5, { suffix: 'A' }),
      address(6, { suburb: 'Burnie' }),
      address(7, { house: '15', lat: null, lng: null }),
      address(8, { house: '16', lat: null, lng: null, kind: 'do-not-call' }),
      address(9, { house: '15' }),
      address(10, { street: 'Low Street' }),
    ),
    48,
  );
  expect(addresses.map(({ line }) => line).toSorted((a, b) => a - b)).toEqual([2, 4, 5, 6, 9, 10]);
  expect(new Set(addresses.map(({ number }) => number))).toEqual(new Set(['49']));
  expect(problems).toEqual([
    { line: 3, reason: 'duplicate', text: 'row 3' },
    { line: 7, reason: 'nowhere', text: 'row 7' },
    { line: 8, reason: 'do-not-call-lost', text: 'row 8' },
  ]);
});

it('TERR-R13 keeps a do-not-call without a map that follows the same address', () => {
  const { addresses, problems } = numberAddresses(file(address(2), address(3, { kind: 'do-not-call' })), 48);
  expect(addresses.map(({ line, kind }) => [line, kind]).toSorted()).toEqual([
    [2, 'preloaded'],
    [3, 'do-not-call'],
  ]);
  expect(problems).toEqual([]);
});

it('TERR-R11 rows name no map if any of them lacks a number', () => {
  expect([
    isNumberless(file(address(2))),
    isNumberless(file(address(2, { number: '1' }))),
    isNumberless(file()),
  ]).toEqual([true, false, false]);
});

it('TERR-R14 rows of any two kinds count as a change', () => {
  const names = (Object.keys(noCounts) as (keyof ImportCounts)[]).filter(
    (name) => !changesNothing({ ...noCounts, [name]: 1 }),
  );
  for (const one of names)
    for (const other of names)
      expect([one, other, changesNothing({ ...noCounts, [one]: 1, [other]: 1 })]).toEqual([
        one,
        other,
        false,
      ]);
});
