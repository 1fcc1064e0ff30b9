import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appointments } from './map-candidates.ts';
import { fileColumns, findPeopleColumns, nameKey, personRow, readPersonRow } from './people-file.ts';

const today = '2026-11-21';
const word = fc.stringMatching(/^[A-Za-z]{1,20}$/);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value);
const person = fc.record({
  first_name: word,
  last_name: word,
  gender: fc.constantFrom(1 as const, 2 as const),
  appointment: fc.constantFrom(...appointments.filter((one) => one !== 'guest')),
  active: fc.boolean(),
  cart: fc.boolean(),
  pioneer: fc.constant(false),
  special_pioneer: fc.boolean(),
  aux: fc.boolean(),
  group_id: fc.constant(null),
  email: maybe(fc.constant('ruth@example.org')),
  phone: maybe(fc.constant('+61491570006')),
  address: maybe(word),
  emergency: maybe(word),
  dob: maybe(fc.constant('1980-02-29')),
  doi: maybe(fc.constant('2001-01-01')),
});

it('USERS-X6 what is written is read again as the same person, in whatever order the columns stand', () => {
  fc.assert(
    fc.property(
      person,
      fc.shuffledSubarray([...fileColumns], { minLength: fileColumns.length }),
      (one, order) => {
        const row = personRow(one);
        const shuffled = order.map((column) => row[fileColumns.indexOf(column)]!);
        const columns = findPeopleColumns(order)!;
        expect(readPersonRow(shuffled, columns, today)).toEqual({ allowed: true, value: one });
      },
    ),
  );
});

it('USERS-X6 a table of Organized is read by its own headings', () => {
  const heading = [
    'personalInfo.firstname',
    'personalInfo.lastname',
    'personalInfo.gender',
    'personalInfo.dateOfBirth',
    'contactInfo.phoneNumber',
    'spiritualStatus.baptized',
    'spiritualStatus.activePublisher',
    'privilege.ms',
    'enrollment.FR',
  ];
  const columns = findPeopleColumns(heading)!;
  const read = readPersonRow(
    ['Samuel', 'Webb', 'male', '1985-12-30', '0491 570 006', 'Yes', 'yes', 'yes', 'yes'],
    columns,
    today,
  );
  expect(read).toMatchObject({
    value: { gender: 1, appointment: 'servant', pioneer: true, active: true, dob: '1985-12-30' },
  });
  const sister = readPersonRow(['Miriam', 'Webb', 'female', '', '', '', '', '', ''], columns, today);
  expect(sister).toMatchObject({ value: { gender: 2, appointment: 'publisher', pioneer: false } });
});

it('a row that is no person says why, and a table without names or gender is none', () => {
  expect(findPeopleColumns(['first name', 'last name'])).toBeNull();
  const columns = findPeopleColumns(['First name', 'Last name', 'Sex', 'DOB', 'E-mail'])!;
  const why = (row: string[]) => {
    const read = readPersonRow(row, columns, today);
    return read.allowed ? null : read.reason;
  };
  expect(why(['Ruth', 'Hollis', 'f', '', ''])).toBeNull();
  expect(why(['', 'Hollis', 'f', '', ''])).toBe('name-missing');
  expect(why(['Ruth', 'Hollis', '?', '', ''])).toBe('gender-unreadable');
  expect(why(['Ruth', 'Hollis', 'f', '2001-02-29', ''])).toBe('day-unreadable');
  expect(why(['Ruth', 'Hollis', 'f', '2999-01-01', ''])).toBe('date-ahead');
  expect(why(['Ruth', 'Hollis', 'f', '', 'unknown'])).toBe('email-unusable');
  expect(why(['R'.repeat(61), 'Hollis', 'f', '', ''])).toBe('too-long');
});

it('names are one whatever their case', () => {
  fc.assert(
    fc.property(word, word, (first_name, last_name) => {
      const shouted = { first_name: first_name.toUpperCase(), last_name: last_name.toUpperCase() };
      expect(nameKey(shouted)).toBe(nameKey({ first_name, last_name }));
    }),
  );
});
