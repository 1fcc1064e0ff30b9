/** Plans for rows with holders, and their reported problems (TERR-R24, TERR-R25). */
import { expect, it } from 'vitest';
import { joinImports } from './join-imports.ts';
import { planImport } from './plan-import.ts';
import { readImport } from './read-import.ts';
import { known, plan, reasons } from './testing/planning.ts';
import { headings, tableOf } from './testing/table.ts';

const alba = (rows: Record<string, string>[]) => {
  const read = readImport(tableOf(headings.albaTerritories, rows), {
    today: '2026-11-21',
    lang: 'en',
    hyphen: 'range',
  });
  if (!read.allowed) throw new Error(read.reason);
  return read.value;
};

const base = { Number: '12', Description: 'Burnie', Kind: 'Residential', Status: 'x' };

it('TERR-R24 imports holders with the territories, and does not report such a map as already listed', () => {
  const out = { ...base, SignedOut: '2026-03-05', SignedOutTo: 'Ruth Hollis' };
  const given = planImport(alba([out]), known, {
    holderOf: (name) => ({ name, person: 4 }),
    inactive: new Set([4]),
  });
  expect(given.assignments.map(({ map, holders }) => [map, holders.map(({ person }) => person)])).toEqual([
    ['12', [4]],
  ]);
  expect(given.problems.map(({ reason }) => reason)).toEqual(['holder-inactive']);
  const unnamed = planImport(alba([out]), known);
  expect(unnamed.assignments[0]!.holders).toMatchObject([{ name: 'Ruth Hollis', person: null }]);
  expect(unnamed.problems).toEqual([]);
  expect(planImport(alba([base]), known).problems.map(({ reason }) => reason)).toEqual(['map-listed']);
});

it('TERR-R25 compares existing assignments of the same map only', () => {
  const assignment = {
    id: 9,
    map_id: 3,
    instant: '2026-03-05T02:00:00.000Z',
    from: '2026-03-05',
    startUnknown: false,
    to: null,
    completed: false,
    personal: false,
    campaign: 'none' as const,
    campaignName: null,
    previousCompleted: null,
    holders: [],
    editable: false,
  };
  const maps = [known.maps[0]!, { ...known.maps[0]!, id: 4, number: '13' }];
  const here = {
    ...known,
    maps,
    assignments: [
      { ...assignment, map_id: 4, id: 8, to: '2026-03-06' },
      assignment,
      { ...assignment, id: 10, to: '2026-01-01' },
    ],
  };
  const rows = ['12', '13'].map((number) => ({
    ...base,
    Number: number,
    SignedOut: '2026-04-05',
    SignedOutTo: 'Ada Webb',
  }));
  const planned = planImport(alba(rows), here);
  expect(planned.problems.map(({ line, reason }) => [line, reason])).toEqual(
    [
      [2, 'map-listed'],
      [2, 'map-held'],
    ].toSorted(),
  );
  expect(planned.assignments.map(({ map }) => map)).toEqual(['13']);
});

it('TERR-R24 reports an assignment of a missing or invalid map', () => {
  const table = 'Territory number,Category code,Publisher,Assigned';
  const rows = [
    { 'Territory number': '99', Publisher: 'Ruth', Assigned: '2026-01-05' },
    {
      'Territory number': '12345678901234567890',
      'Category code': 'A',
      Publisher: 'Ruth',
      Assigned: '2026-01-05',
    },
    {
      'Territory number': '12345678901234567890',
      'Category code': 'B',
      Publisher: 'Ruth',
      Assigned: '2026-01-05',
    },
  ];
  expect(reasons(plan(table, rows as Record<string, string>[]))).toEqual([
    [2, 'map-missing'],
    [3, 'number-too-long'],
    [4, 'number-too-long'],
  ]);
});

it('TERR-R25 sorts problems of several files by line', () => {
  const first = alba([base, { ...base, Number: '1'.repeat(21) }]);
  const planned = planImport(joinImports([{ file: 'a', read: first }]), known);
  expect(planned.problems.map(({ line }) => line)).toEqual([2, 3]);
});
