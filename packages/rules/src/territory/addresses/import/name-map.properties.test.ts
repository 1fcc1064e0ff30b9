import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameMap } from './name-map.ts';

const at = (street: string, suburb: string | null) => ({ street, suburb });

it('ADDR-R31 names a map after the suburb of most of its addresses, ignoring case', () => {
  const map = [
    at('B', 'Acton'),
    at('B', 'MONTELLO'),
    at('A', 'acton'),
    at('C', 'Acton'),
    at('C', null),
    at('C', null),
  ];
  expect(nameMap(map)).toEqual({ suburb: 'Acton', street: 'C' });
  expect(nameMap([at('View', null), at('Mount', null), at('mount', null)])).toEqual({
    suburb: null,
    street: 'Mount',
  });
  expect(nameMap([])).toEqual({ suburb: null, street: '' });
});

it('ADDR-R31 chooses the alphabetically first of equally frequent names, whatever the order of the list', () => {
  const streets = ['a', 'B', 'b', 'C', 'c', 'd'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...streets), { minLength: 1, maxLength: 12 }), (list) => {
      const counts = Map.groupBy(list, (street) => street.toLowerCase());
      const most = Math.max(...[...counts.values()].map(({ length }) => length));
      const first = [...counts.keys()].sort().find((street) => counts.get(street)!.length === most)!;
      const { street } = nameMap(list.map((name) => at(name, null)));
      expect(street).toBe(counts.get(first)!.toSorted()[0]);
      expect(nameMap(list.toReversed().map((name) => at(name, null))).street).toBe(street);
    }),
  );
});
