import { expect, it } from 'vitest';
import { holderNames, openHolders, plainName } from './holder-names.ts';
import type { HistoryNote } from './read-assignment.ts';

const holding = (...names: string[]) =>
  ({
    kind: 'holding',
    holders: names.map((name) => ({ name, from: null, to: null })),
  }) as unknown as HistoryNote;

const person = (id: number, first_name: string, last_name: string) => ({ id, first_name, last_name });

it('TERR-R24 matches a name in any order and case, but not if two people share it', () => {
  const people = [
    person(1, 'Ruth', 'Hollis'),
    person(2, 'Ada', 'Webb'),
    person(3, 'ada', 'webb'),
    person(4, 'Kim', 'Kim'),
  ];
  const history = [
    holding('RUTH  hollis', 'Hollis, Ruth'),
    holding('Hollis Ruth', 'Ada Webb'),
    holding('Kim Kim', 'Nobody'),
  ];
  const matches = holderNames(history, people).map(({ name, match }) => [name, match?.id ?? null]);
  expect(matches).toEqual([
    ['RUTH  hollis', 1],
    ['Ada Webb', null],
    ['Hollis Ruth', 1],
    ['Kim Kim', 4],
    ['Nobody', null],
  ]);
  expect(holderNames([holding('Ruth Hollis')], people)[0]).toEqual({
    name: 'Ruth Hollis',
    times: 1,
    match: { id: 1, full_name: 'Ruth Hollis' },
  });
  expect(plainName(' RUTH \n Hollis ')).toBe('ruth hollis');
});

it('TERR-R24 sorts names by frequency in their first spelling, without days that have no holder', () => {
  const notOut = { kind: 'not-out', holders: [{ name: 'Nobody' }] } as unknown as HistoryNote;
  const names = holderNames([holding('Zoe'), holding('Ada'), holding('ADA'), notOut, holding('Bea')], []);
  expect(names.map(({ name, times }) => [name, times])).toEqual([
    ['Ada', 2],
    ['Bea', 1],
    ['Zoe', 1],
  ]);
});

it('TERR-R24 a choice for a name overrides its match, including the choice to keep the name', () => {
  const names = holderNames(
    [holding('Ruth Hollis', 'Ada Webb')],
    [person(1, 'Ruth', 'Hollis'), person(2, 'Ada', 'Webb')],
  );
  const holder = openHolders(names, [
    { name: 'RUTH hollis', person: null },
    { name: 'Nobody', person: 9 },
  ]);
  expect(['Ruth Hollis', 'ada webb', 'nobody', 'Else'].map(holder)).toEqual([
    { name: 'Ruth Hollis', person: null },
    { name: 'Ada Webb', person: 2 },
    { name: 'nobody', person: 9 },
    { name: 'Else', person: null },
  ]);
});

it('TERR-R54 reads `Kent, Clark` and `Clark Kent` as one holder, matched or not', () => {
  const history = [
    holding('Kent, Clark'),
    holding('clark  Kent'),
    holding('Kent,Clark'),
    holding('Kent, Clark, Jr'),
  ];
  const names = holderNames(history, []);
  expect(names.map(({ name, times }) => [name, times])).toEqual([
    ['Clark Kent', 3],
    ['Kent, Clark, Jr', 1],
  ]);
  const holderOf = openHolders(names, [{ name: 'Clark Kent', person: 7 }]);
  expect([holderOf('Kent, Clark'), holderOf('CLARK KENT')]).toEqual([
    { name: 'Clark Kent', person: 7 },
    { name: 'Clark Kent', person: 7 },
  ]);
});
