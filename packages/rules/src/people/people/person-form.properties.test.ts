import fc from 'fast-check';
import { expect, it } from 'vitest';
import { genders } from './gender.ts';
import { appointments } from './map-candidates.ts';
import { canSavePerson, canSaveProfile, onlyAsked, switchPioneer, wrongInPerson } from './person-form.ts';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const entry = fc.record({
  appointment: fc.constantFrom(...appointments),
  group_id: fc.option(fc.nat()),
  address: fc.option(fc.string()),
  emergency: fc.option(fc.string()),
  dob: fc.option(day),
  doi: fc.option(day),
  pioneer: fc.boolean(),
  special_pioneer: fc.boolean(),
  aux: fc.boolean(),
});

it('USERS-R1 USERS-R4 USERS-R22 both forms require names, the person form also a gender', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.option(fc.constantFrom(...genders.names)),
      (first, last, gender) => {
        const named = first.trim() !== '' && last.trim() !== '';
        const form = { first_name: first, last_name: last, gender };
        expect(canSaveProfile(form)).toBe(named);
        expect(canSavePerson(form)).toBe(named && gender !== null);
      },
    ),
  );
});

it('USERS-R3 a guest keeps none of the fields for members, other people keep all', () => {
  fc.assert(
    fc.property(entry, (given) => {
      const { appointment, ...kept } = onlyAsked(given);
      expect(appointment).toBe(given.appointment);
      if (appointment !== 'guest') expect(kept).toEqual((({ appointment: _, ...rest }) => rest)(given));
      else expect(Object.values(kept).every((value) => value === null || value === false)).toBe(true);
    }),
  );
});

it('USERS-R5 both pioneer switches are never on together, in any sequence', () => {
  const press = fc.tuple(fc.constantFrom('pioneer' as const, 'special_pioneer' as const), fc.boolean());
  fc.assert(
    fc.property(fc.array(press), (presses) => {
      let now = { pioneer: false, special_pioneer: false };
      for (const [kind, on] of presses) {
        now = switchPioneer(now, kind, on);
        expect(now[kind]).toBe(on);
        expect(now.pioneer && now.special_pioneer).toBe(false);
      }
    }),
  );
});

it('refuses both pioneer kinds, future dates, an immersion before birth and an unusable e-mail', () => {
  const right = { email: null, dob: null, doi: null, pioneer: false, special_pioneer: false };
  const wrong = (change: Partial<typeof right> | Record<string, unknown>) =>
    wrongInPerson({ ...right, ...change } as typeof right, '2026-11-21');
  expect(wrong({})).toEqual([]);
  expect(wrong({ email: 'ruth@example.org' })).toEqual([]);
  expect(wrong({ dob: '2026-11-22' })).toEqual([{ field: 'dob', code: 'date-ahead' }]);
  // Reports all problems together, one per field.
  expect(
    wrong({
      pioneer: true,
      special_pioneer: true,
      email: 'unknown@example.org',
      dob: '2027-02-01',
      doi: '2027-01-01',
    }),
  ).toEqual([
    { field: 'email', code: 'email-unusable' },
    { field: 'special_pioneer', code: 'one-pioneering' },
    { field: 'dob', code: 'date-ahead' },
    { field: 'doi', code: 'date-ahead' },
  ]);
  fc.assert(
    fc.property(day, day, (dob, doi) => {
      expect(wrong({ dob, doi }).map(({ code }) => code)).toEqual(doi <= dob ? ['before-birth'] : []);
    }),
  );
});

it('USERS-R1 USERS-R4 a first or last name of spaces counts as empty', () => {
  const form = { first_name: 'Ruth', last_name: 'Hollis', gender: 'sister' as const };
  expect([
    canSavePerson(form),
    canSavePerson({ ...form, first_name: '  ' }),
    canSavePerson({ ...form, last_name: '  ' }),
    canSaveProfile({ ...form, first_name: '  ' }),
  ]).toEqual([true, false, false, false]);
});

it('today is not a future date, and an immersion before birth is reported at the immersion', () => {
  const right = { email: null, dob: null, doi: null, pioneer: false, special_pioneer: false };
  const today = '2026-11-21';
  expect(wrongInPerson({ ...right, dob: today }, today)).toEqual([]);
  expect(wrongInPerson({ ...right, doi: today }, today)).toEqual([]);
  expect(wrongInPerson({ ...right, dob: '2001-01-01', doi: '2000-01-01' }, today)).toEqual([
    { field: 'doi', code: 'before-birth' },
  ]);
});
