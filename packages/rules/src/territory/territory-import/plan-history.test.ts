/** Assignments from the notes of a file, and their reported problems (TERR-R24, TERR-R25). */
import { expect, it } from 'vitest';
import type { ReadAssignment, ReadUnassignedMap } from './read-assignment.ts';
import { here, mapOf, note, planned } from './testing/plan-one-history.ts';

it('TERR-R24 creates the assignment of a new map with all known fields', () => {
  expect(planned([note('2026-01-05', '2026-02-05', { completed: true })])).toEqual({
    assignments: [
      {
        id: null,
        map: '7',
        from: '2026-01-05',
        startUnknown: false,
        to: '2026-02-05',
        completed: true,
        personal: false,
        campaign: 'none',
        campaignName: null,
        previousCompleted: null,
        holders: [{ name: 'Ruth', person: 4, from: '2026-01-05', to: '2026-02-05' }],
      },
    ],
    told: [],
    isKept: true,
    isTaken: true,
    completed: '2026-02-05',
  });
});

it('TERR-R24 reports a note of a missing map, but none of an invalid number or of an unassigned map', () => {
  const notOut: ReadUnassignedMap = { kind: 'not-out', number: '7', code: '', day: '2026-05-01' };
  expect(planned([note('2026-01-05', null)], { map: undefined })).toMatchObject({
    told: ['2 map-missing'],
    assignments: [],
  });
  expect(planned([note('2026-01-05', null)], { map: null }).told).toEqual([]);
  expect(planned([notOut], { map: undefined }).told).toEqual([]);
});

it('TERR-R25 a file that shows the map as unassigned hands it in, without counting as imported', () => {
  const notOut: ReadUnassignedMap = { kind: 'not-out', number: '7', code: '', day: '2026-05-01' };
  const handed = planned([notOut], { map: mapOf(3), assignments: [here('2026-01-05', null)] });
  expect(handed.assignments.map(({ id, to }) => [id, to])).toEqual([[9, '2026-05-01']]);
  expect([handed.isKept, handed.isTaken, handed.told]).toEqual([true, false, []]);
});

it('TERR-R25 leaves an existing assignment and its map unchanged', () => {
  const around = { map: mapOf(3), assignments: [here('2026-01-05', '2026-02-05')] };
  expect(planned([note('2026-01-05', '2026-02-05')], around)).toEqual({
    assignments: [],
    told: [],
    isKept: false,
    isTaken: false,
    completed: null,
  });
});

it('TERR-R25 changes the dates of an existing assignment in a copy', () => {
  const open = here('2026-01-05', null);
  const { assignments, isTaken } = planned([note('2026-01-05', '2026-02-05')], {
    map: mapOf(3),
    assignments: [open],
  });
  expect(assignments).toMatchObject([{ id: 9, to: '2026-02-05', holders: [{ to: '2026-02-05' }] }]);
  expect(isTaken).toBe(true);
  expect(open).toEqual(here('2026-01-05', null));
});

it('TERR-R24 reports a map that is assigned or locked here', () => {
  const given = note('2026-03-05', null, { holders: [{ name: 'Ada', from: '2026-03-05', to: null }] });
  const held = { map: mapOf(3), assignments: [here('2026-01-05', null, { editable: false })] };
  expect(planned([given], held)).toMatchObject({ told: ['2 map-held'], isTaken: false, assignments: [] });
  expect(planned([given], { map: mapOf(3), locked: true }).told).toEqual(['2 map-held']);
  expect(planned([given], { map: mapOf(3) }).told).toEqual([]);
});

it('TERR-R24 reports a map assigned to an inactive person, by its last holder', () => {
  const holders = [
    { name: 'Ruth', from: '2026-01-05', to: null },
    { name: 'Ada', from: '2026-01-06', to: null },
  ];
  const open = note('2026-01-05', null, { exact: true, holders });
  expect(planned([open], { inactive: [5] }).told).toEqual(['2 holder-inactive']);
  expect(planned([open], { inactive: [4] }).told).toEqual([]);
  expect(planned([note('2026-01-05', '2026-02-05')], { inactive: [4] }).told).toEqual([]);
  expect(
    planned([note('2026-01-05', null, { holders: [{ name: 'Nobody', from: null, to: null }] })], {
      inactive: [4],
    }).told,
  ).toEqual([]);
  const known = { map: mapOf(3), assignments: [here('2026-01-05', null)], inactive: [4] };
  expect(planned([note('2026-01-05', null)], known).told).toEqual([]);
});

it('TERR-R25 a later completion updates the map, an earlier one does not', () => {
  const done = note(null, '2026-02-05', { completed: true });
  const ofMap = (completed: string | null) => {
    const { completed: after, isKept, isTaken } = planned([done], { map: mapOf(3), completed });
    return [after, isKept, isTaken];
  };
  expect(ofMap(null)).toEqual(['2026-02-05', true, true]);
  expect(ofMap('2026-02-04')).toEqual(['2026-02-05', true, true]);
  expect(ofMap('2026-02-05')).toEqual([null, true, true]);
  expect(ofMap('2026-03-05')).toEqual([null, true, true]);
  expect(planned([done], { map: mapOf(null, { completed: '2026-03-05' }) }).completed).toBe('2026-03-05');
  expect(planned([done], { map: mapOf(null, { completed: '2026-01-05' }) }).completed).toBe('2026-02-05');
  expect(planned([note('2026-01-05', '2026-02-05')], { map: mapOf(3) }).completed).toBeNull();
});

it('TERR-R25 a completion without a holder updates the map only', () => {
  const done = note(null, '2026-02-05', { completed: true, holders: [] });
  expect(planned([done], { map: mapOf(3) })).toEqual({
    assignments: [],
    told: [],
    isKept: true,
    isTaken: true,
    completed: '2026-02-05',
  });
  expect(planned([done], { map: mapOf(3), completed: '2026-02-05' })).toMatchObject({
    isKept: false,
    isTaken: false,
  });
});

it('PRINT-O4 an assignment stores the last completion of its map before its start', () => {
  const previous = (...notes: ReadAssignment[]) =>
    planned(notes, { map: mapOf(3), completed: '2025-01-05' }).assignments.map(
      ({ previousCompleted }) => previousCompleted,
    );
  expect(previous(note('2026-01-05', '2026-02-05', { completed: true }))).toEqual(['2025-01-05']);
  expect(previous(note('2024-01-05', '2024-02-05'))).toEqual([null]);
  expect(
    previous(
      note('2026-01-05', '2026-02-05', { completed: true }),
      note('2026-02-05', '2026-03-05'),
      note('2026-04-05', null),
    ),
  ).toEqual(['2025-01-05', '2026-02-05', '2026-02-05']);
  // A completion without a start does not count as its own previous completion.
  expect(previous(note(null, '2026-02-05', { completed: true }))).toEqual(['2025-01-05']);
  expect(previous(note('2026-02-05', '2026-02-05', { completed: true }))).toEqual(['2026-02-05']);
  expect(previous(note('2026-01-05', null, { previousCompleted: '2020-01-01', exact: true }))).toEqual([
    '2020-01-01',
  ]);
  const ofOthers = planned([note('2026-05-05', '2026-06-05')], {
    map: mapOf(3),
    assignments: [here('2026-01-05', '2026-02-05', { completed: true }), here('2026-03-05', '2026-04-05')],
  });
  expect(ofOthers.assignments.map(({ previousCompleted }) => previousCompleted)).toEqual(['2026-02-05']);
});
