import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  fitsPeopleFilter,
  isInGroup,
  isOfKind,
  matchesName,
  peopleFilters,
  peopleKinds,
} from './find-people.ts';
import { genders } from './gender.ts';
import { appointments } from './map-candidates.ts';

const word = fc.stringMatching(/^[A-Za-z]{1,12}$/);

it('finds a person by any part of the names, in any order and case', () => {
  fc.assert(
    fc.property(word, word, fc.nat(11), (first, last, from) => {
      const name = `${first} ${last}`;
      expect(matchesName(name, `${last.toUpperCase()}, ${first.slice(0, from)}`)).toBe(true);
      expect(matchesName(name, `${first}${last}7`)).toBe(false);
    }),
  );
});

it('matches accented letters without accents', () => {
  expect(matchesName('Zoë Quiñones', 'zoe quin')).toBe(true);
  expect(matchesName('Łukasz O’Brien-Strauß', 'obrien lukasz strauss')).toBe(true);
  expect(matchesName("O'Brien", 'o’bri')).toBe(true);
  expect(matchesName('فاطمة مُصطفى', 'مصطفي فاطمه')).toBe(true);
});

it('every person is in the list of all, and either active or inactive', () => {
  fc.assert(
    fc.property(fc.boolean(), (active) => {
      const fitting = peopleFilters.filter((filter) => fitsPeopleFilter({ active }, filter));
      expect(fitting).toEqual(active ? ['active', 'all'] : ['inactive', 'all']);
    }),
  );
});

it('USERS-X13 every person has one appointment and one gender, and is in a group or in none', () => {
  const person = fc.record({
    appointment: fc.constantFrom(...appointments),
    gender: fc.constantFrom(...genders.names),
    pioneer: fc.boolean(),
    special_pioneer: fc.boolean(),
    aux: fc.boolean(),
    cart: fc.boolean(),
    away: fc.boolean(),
    group_id: fc.option(fc.integer({ min: 1, max: 3 })),
  });
  fc.assert(
    fc.property(person, (one) => {
      const kinds = peopleKinds.filter((kind) => isOfKind(one, kind));
      expect(kinds[0]).toBe('everybody');
      expect(kinds.filter((kind) => appointments.some((name) => name === kind))).toEqual([one.appointment]);
      expect(kinds.includes('brothers')).toBe(!kinds.includes('sisters'));
      expect(kinds.includes('pioneers')).toBe(one.pioneer || one.special_pioneer || one.aux);
      expect(kinds.includes('away')).toBe(one.away);
      const groups = (['none', 1, 2, 3] as const).filter((group) => isInGroup(one, group));
      expect(groups).toEqual([one.group_id ?? 'none']);
      expect(isInGroup(one, 'any')).toBe(true);
    }),
  );
});
