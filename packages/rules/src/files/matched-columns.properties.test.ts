import fc from 'fast-check';
import { expect, it } from 'vitest';
import { columnNames, longestColumnName, matchedPlaces, sampleColumns } from './matched-columns.ts';

const headings = fc.array(
  fc.oneof(
    fc.string(),
    fc.constantFrom('Name', ' Name ', 'Name #2', '#2', '#3', '#2 (2)', 'Улица', '', 'x'.repeat(200)),
  ),
  {
    maxLength: 12,
  },
);

it('IMPORT-R11 TERR-R33 every column has a unique name, in any script or without a heading', () => {
  fc.assert(
    fc.property(headings, (given) => {
      const names = columnNames(given);
      expect(names).toHaveLength(given.length);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) {
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(longestColumnName);
      }
    }),
  );
  expect(columnNames(['Улица', '', 'Name', 'Name'])).toEqual(['Улица', '#2', 'Name', 'Name #4']);
  expect(columnNames(['#3', '#3 (2)', ''])).toEqual(['#3', '#3 (2)', '#3 (3)']);
  expect(columnNames([' One \n two\0'])).toEqual(['One two']);
  expect(columnNames(['#2', '', '#2 (2)', '#3'])).toEqual(['#2', '#2 (2)', '#2 (2) #3', '#3']);
});

it('IMPORT-R11 TERR-R33 returns the index of each matched column, and no index for omitted ones', () => {
  fc.assert(
    fc.property(headings, fc.array(fc.nat(11)), (given, chosen) => {
      const names = columnNames(given);
      const matched = [...new Set(chosen)].flatMap((place, index) =>
        names[place] === undefined
          ? []
          : [{ column: names[place], field: index % 2 === 0 ? `f${place}` : null, place }],
      );
      const { places, handled } = matchedPlaces(given, [...matched, { column: 'not there\0', field: 'g' }]);
      expect(handled).toEqual(new Set(matched.map(({ place }) => place)));
      expect([...places]).toEqual(matched.flatMap(({ field, place }) => (field ? [[field, place]] : [])));
    }),
  );
});

it('IMPORT-R11 TERR-R33 shows up to three different values per column, and omits empty columns', () => {
  const rows = [['a', '', 'x'], ['a', ' ', 'y'], ['b'], ['c'], ['d\n e']];
  expect(sampleColumns(['One', 'Two', ''], rows)).toEqual([
    { column: 'One', samples: ['a', 'b', 'c'], values: 5, place: 0 },
    { column: '#3', samples: ['x', 'y'], values: 2, place: 2 },
  ]);
});
