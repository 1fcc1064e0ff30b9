import fc from 'fast-check';
import { expect, it } from 'vitest';
import { genders } from './gender.ts';
import { appointments } from './map-candidates.ts';
import {
  compareByLastName,
  isFitFor,
  mayBeQualified,
  mayTouchQualifications,
  partsOnProfile,
  qualificationGroups,
  qualificationParts,
  unfitParts,
} from './qualification.ts';

const person = fc.record({
  active: fc.boolean(),
  gender: fc.constantFrom(...genders.names),
  appointment: fc.constantFrom(...appointments),
  qualified_parts: fc.subarray(qualificationParts),
});
const fresh = person.map((one) => ({
  ...one,
  active: true,
  gender: 'brother' as const,
  qualified_parts: [],
}));
const allowedOn = (parts: readonly number[], allowed: readonly string[]) =>
  fc.assert(
    fc.property(fresh, fc.constantFrom(...parts), (one, part) => {
      expect(mayBeQualified(one, part)).toBe(allowed.includes(one.appointment));
    }),
  );

it('USERS-R9 inactive and already qualified people are no candidates', () => {
  fc.assert(
    fc.property(person, fc.constantFrom(...qualificationParts), (one, part) => {
      if (!one.active || one.qualified_parts.includes(part)) expect(mayBeQualified(one, part)).toBe(false);
    }),
  );
});

it('USERS-R10 parts 1, 5, 9, 12 and 13 are closed to sisters, and no other part depends on gender', () => {
  fc.assert(
    fc.property(fresh, fc.constantFrom(...qualificationParts), (one, part) => {
      const closed = [1, 5, 9, 12, 13].includes(part);
      expect(mayBeQualified({ ...one, gender: 'sister' }, part)).toBe(
        closed ? false : mayBeQualified(one, part),
      );
    }),
  );
});

it('USERS-R11 USERS-R12 USERS-R13 USERS-R14 each part requires its appointments', () => {
  allowedOn([2, 3, 4, 10, 11, 14, 15, 16, 17], ['elder', 'servant']);
  allowedOn([1, 12, 13], ['elder', 'servant', 'publisher']);
  allowedOn([7, 8, 9], ['elder', 'servant', 'publisher', 'unbaptised', 'student']);
  allowedOn([5, 6, 18], appointments);
});

it('USERS-R15 sorts qualified people by last name, then first name', () => {
  const named = fc.record({ first_name: fc.string(), last_name: fc.string() });
  fc.assert(
    fc.property(named, named, (one, other) => {
      expect(Math.sign(compareByLastName(one, other))).toBe(0 - Math.sign(compareByLastName(other, one)));
    }),
  );
  expect(
    compareByLastName({ first_name: 'Zoe', last_name: 'Abel' }, { first_name: 'Ann', last_name: 'Baker' }),
  ).toBeLessThan(0);
});

it('USERS-R16 a profile shows the suitable parts, the chairman to elders only, and never part 7', () => {
  expect(qualificationGroups.flatMap(({ parts }) => [...parts]).sort((a, b) => a - b)).toEqual(
    qualificationParts.filter((part) => part !== 7),
  );
  fc.assert(
    fc.property(person, (one) => {
      const shown = partsOnProfile(one);
      expect(shown.includes(2)).toBe(one.active && one.appointment === 'elder');
      for (const part of shown) expect(mayBeQualified({ ...one, qualified_parts: [] }, part)).toBe(true);
    }),
  );
});

it('USERS-R25 unfit parts are those a person has and could not get again if active', () => {
  fc.assert(
    fc.property(person, (one) => {
      const again = { ...one, active: true, qualified_parts: [] };
      const named = qualificationGroups.flatMap(({ parts }) => [...parts] as number[]);
      for (const part of named)
        expect(unfitParts(one).includes(part)).toBe(
          one.qualified_parts.includes(part) && !mayBeQualified(again, part),
        );
    }),
  );
  const demoted = { gender: 'brother' as const, appointment: 'publisher', qualified_parts: [1, 2, 3, 5, 16] };
  expect(unfitParts(demoted)).toEqual([2, 3, 16]);
});

it('MEET-X12 a person is fit for a part only while active, qualified, and permitted by gender and appointment', () => {
  fc.assert(
    fc.property(person, fc.constantFrom(...qualificationParts), (one, part) => {
      const could = mayBeQualified({ ...one, qualified_parts: [] }, part);
      expect(isFitFor(one, part)).toBe(could && one.qualified_parts.includes(part));
    }),
  );
});

it('USERS-R20 people change their own qualifications, or those of others with the permission', () => {
  const may = (own: number, ...keys: string[]) =>
    mayTouchQualifications({ personId: own, permissions: new Set(keys) }, 7);
  expect([may(7), may(8), may(8, 'settings.users.qualifications'), may(8, 'settings.users')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
