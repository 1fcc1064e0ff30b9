import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCsv, unquoted, writeCsv } from '../../files/csv.ts';
import { ties } from '../families/family.ts';
import { genders } from '../people/gender.ts';
import { hopes } from '../people/hope.ts';
import { appointments } from '../people/map-candidates.ts';
import { hasTalks } from '../people/profile.ts';
import { mayBeQualified, qualificationParts } from '../people/qualification.ts';
import { fileColumns } from './columns.ts';
import { type FilePerson, nameKey, personRow, readPersonRow } from './person-row.ts';
import { readPeopleText } from './read-people-text.ts';

const today = '2026-11-21';
/** Text with all characters that are special in tables. */
const signs = 'aZ é"\',;=+-@＝＋－＠1ع';
const writtenWith = (units: string) =>
  fc
    .string({ unit: fc.constantFrom(...units), minLength: 1, maxLength: 30 })
    .map((text) => text.trim())
    .filter((text) => text !== '');
const words = writtenWith(signs);
const notes = writtenWith(`${signs}\n`);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value);
const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const span = fc.record({
  start_date: day('2026-01-01', '2026-06-01'),
  end_date: day('2026-06-02', '2027-01-01'),
  comment: maybe(words),
});
const numbers = (highest: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: highest })).map((list) => list.sort((a, b) => a - b));

const person: fc.Arbitrary<FilePerson> = fc
  .record({
    first_name: words,
    last_name: words,
    gender: fc.constantFrom(...genders.names),
    appointment: fc.constantFrom(...appointments),
    active: fc.boolean(),
    pioneer: fc.constant(false),
    special_pioneer: fc.boolean(),
    aux: fc.boolean(),
    cart: fc.boolean(),
    email: maybe(fc.constant('ruth@example.org')),
    phone: maybe(fc.constant('+61491570006')),
    address: maybe(words),
    emergency: maybe(notes),
    dob: maybe(day('1930-01-01', '1990-01-01')),
    doi: maybe(day('1990-01-02', '2026-01-01')),
    hope: fc.constantFrom(...hopes.names),
    lang: maybe(fc.constantFrom('en', 'pt-BR')),
    group: maybe(words),
    qualifications: fc.subarray(qualificationParts),
    talks: numbers(999),
    family: maybe(words),
    family_number: maybe(fc.nat(999)),
    tie: fc.constantFrom(...ties),
    away: fc.array(span, { maxLength: 5 }),
  })
  .map((one) => {
    const guest = one.appointment === 'guest';
    const fits = { ...one, active: true, qualified_parts: [] };
    const nothing = { group: null, address: null, emergency: null, dob: null, doi: null };
    return {
      ...one,
      ...(guest ? { ...nothing, special_pioneer: false, aux: false } : {}),
      qualifications: one.qualifications.filter((part) => mayBeQualified(fits, part)),
      talks: hasTalks(one.appointment) ? one.talks : [],
      family_number: one.family === null ? null : one.family_number,
      tie: one.family === null ? null : one.tie,
    };
  });

it('IMPORT-R7 a written person is read back unchanged, in any column order', () => {
  fc.assert(
    fc.property(
      fc.array(person, { minLength: 1, maxLength: 5 }),
      fc.shuffledSubarray([...fileColumns], { minLength: fileColumns.length }),
      (people, order) => {
        const rows = people.map((one) => {
          const row = personRow(one);
          return order.map((column) => row[fileColumns.indexOf(column)]!);
        });
        const read = readPeopleText(writeCsv([order, ...rows]));
        if (!read.allowed) throw new Error(read.reason);
        expect(read.value.lines.map(({ cells }) => readPersonRow(cells, today))).toEqual(
          people.map((value) => ({ allowed: true, value })),
        );
      },
    ),
  );
});

it('IMPORT-R7 any table is read as written, and no cell begins a formula', () => {
  const table = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(table, (rows) => {
      const text = writeCsv(rows);
      const read = parseCsv(text);
      expect(read.map((row) => row.map(unquoted))).toEqual(rows);
      for (const cell of read.flat()) expect(cell).not.toMatch(/^[=@\t\r\n＝＠]/);
    }),
  );
});

it('IMPORT-R3 an invalid row has a reason', () => {
  const good = { first_name: 'Ruth', last_name: 'Hollis', gender: 'f' };
  const why = (change: object) => {
    const read = readPersonRow({ ...good, ...change }, today);
    return read.allowed ? null : read.reason;
  };
  expect(why({})).toBeNull();
  expect(why({ first_name: ' ' })).toBe('name-missing');
  expect(why({ gender: ' ' })).toBe('gender-missing');
  expect(why({ gender: '?' })).toBe('gender-unreadable');
  expect(why({ dob: '2001-02-29' })).toBe('day-unreadable');
  expect(why({ dob: '03/04/2001' })).toBe('day-unreadable');
  expect(why({ dob: '2999-01-01' })).toBe('date-ahead');
  expect(why({ dob: '2001-01-01', doi: '2000-01-01' })).toBe('before-birth');
  expect(why({ email: 'unknown' })).toBe('email-unusable');
  expect(why({ pioneer: 'x', special_pioneer: 'x' })).toBe('one-pioneering');
  expect(why({ away: '2026-12-09/2026-12-01' })).toBe('away-unreadable');
  expect(why({ first_name: 'R'.repeat(61) })).toBe('too-long');
});

it('IMPORT-R3 compares names without case', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Za-z]{1,20}$/),
      fc.stringMatching(/^[A-Za-z]{1,20}$/),
      (first_name, last_name) => {
        const shouted = { first_name: first_name.toUpperCase(), last_name: last_name.toUpperCase() };
        expect(nameKey(shouted)).toBe(nameKey({ first_name, last_name }));
      },
    ),
  );
});
