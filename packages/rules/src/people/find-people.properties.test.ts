import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitsPeopleFilter, matchesName, peopleFilters } from './find-people.ts';

const word = fc.stringMatching(/^[A-Za-z]{1,12}$/);

it('any part of the names finds a person, in any order and case', () => {
  fc.assert(
    fc.property(word, word, fc.nat(11), (first, last, from) => {
      const name = `${first} ${last}`;
      expect(matchesName(name, `${last.toUpperCase()}, ${first.slice(0, from)}`)).toBe(true);
      expect(matchesName(name, `${first}${last}7`)).toBe(false);
    }),
  );
});

it('accents need not be typed', () => {
  expect(matchesName('Zoë Quiñones', 'zoe quin')).toBe(true);
});

it('everybody is active or inactive, and in the list of all', () => {
  fc.assert(
    fc.property(fc.boolean(), (active) => {
      const fitting = peopleFilters.filter((filter) => fitsPeopleFilter({ active }, filter));
      expect(fitting).toEqual(active ? ['active', 'all'] : ['inactive', 'all']);
    }),
  );
});
