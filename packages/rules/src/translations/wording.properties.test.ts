import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPermissionKey } from '../permissions/permission-keys.ts';
import { isTranslating, translatorPermission } from './translator.ts';
import { decideWording, expectedLines, linesOf, mostLetters } from './wording.ts';
import { holdsUnseen } from './wording-safety.ts';

const reason = (key: string, english: string, text: string): string => {
  const decision = decideWording({ section: 'shell', key, english }, text);
  return decision.allowed ? 'allowed' : decision.reason;
};

const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 4 });

/** Some Korean letters are invisible fillers. */
const words = fc.stringMatching(/^[\p{L} ]{1,10}$/u).filter((word) => !holdsUnseen(word));

it('I18N-R3 a line has exactly the placeholders of English, in any order', () => {
  fc.assert(
    fc.property(names, words, (found, word) => {
      const braced = found.map((name) => `{${name}}`);
      const english = `x ${braced.join(' ')}`;
      expect(reason('key', english, `w${word}${braced.toReversed().join('')}`)).toBe('allowed');
      expect(reason('key', english, `${braced.join(' ')} {more}`)).toBe('placeholders');
      if (braced.length > 0)
        expect(reason('key', english, `a ${braced.slice(1).join(' ')}`)).toBe('placeholders');
    }),
  );
});

it('I18N-R3 refuses braces that are no placeholder, and renamed placeholders', () => {
  expect(reason('key', 'Hello {name}', 'Hallo {Name}')).toBe('placeholders');
  expect(reason('key', 'Hello {name}', 'Hallo {name} }')).toBe('placeholders');
  expect(reason('key', 'Hello {name}', 'Hallo {{name}}')).toBe('placeholders');
  expect(reason('key', 'Hello {name}', 'Hallo {name} {name}')).toBe('placeholders');
  expect(reason('key', 'Hello', '$t(shell:save)')).toBe('no-markup');
});

it('I18N-R3 the form for one may omit the number, the form for many may not', () => {
  expect(reason('maps_one', '{count} map', 'eine Karte')).toBe('allowed');
  expect(reason('maps_few', '{count} maps', 'karty')).toBe('placeholders');
});

it('I18N-R5 refuses empty lines, texts that are too long and stray line breaks', () => {
  expect(reason('key', 'Save', '   ')).toBe('required');
  expect(reason('key', 'Save', 'x'.repeat(60))).toBe('allowed');
  expect(reason('key', 'Save', 'x'.repeat(61))).toBe('too-long');
  expect(mostLetters('x'.repeat(5000))).toBe(2000);
  expect(reason('key', 'Save', 'a\nb')).toBe('line-breaks');
  expect(reason('key', 'Save\nnow', 'a\nb')).toBe('allowed');
});

it('I18N-R4 a counted English phrase is expected in every plural form of the language', () => {
  const english = new Map(
    linesOf({
      a: 'A',
      b: { c_one: '{count} day', c_other: '{count} days' },
      d_zero: 'none',
      d_one: 'one',
      d_other: '{count}',
      e: '{count} rows',
      e_one: 'a row',
    }),
  );
  expect([...expectedLines(english, ['one', 'few', 'other'])]).toEqual([
    ['a', 'A'],
    ['b.c_one', '{count} day'],
    ['b.c_few', '{count} days'],
    ['b.c_other', '{count} days'],
    ['d_zero', 'none'],
    ['d_one', 'one'],
    ['d_few', '{count}'],
    ['d_other', '{count}'],
    ['e_one', 'a row'],
    ['e_few', '{count} rows'],
    ['e_other', '{count} rows'],
  ]);
});

it('I18N-R1 only the configured congregations translate', () => {
  expect([isTranslating(1, [1, 2]), isTranslating(3, [1, 2]), isTranslating(1, [])]).toEqual([
    true,
    false,
    false,
  ]);
});

it('I18N-R4 finds lines at any depth, and recognises a plural form by the end of its key', () => {
  expect(linesOf({ a: { b: { c: 'C' }, d: 'D' } })).toEqual([
    ['a.b.c', 'C'],
    ['a.d', 'D'],
  ]);
  const english = new Map([['half_one_day', 'Half a day']]);
  expect([...expectedLines(english, ['one', 'few'])]).toEqual([['half_one_day', 'Half a day']]);
});

it('I18N-R3 only the count may be omitted, and only in the form for one', () => {
  expect(reason('maps_one', '{count} map of {name}', 'eine Karte von {name}')).toBe('allowed');
  expect(reason('maps_one', '{count} map of {name}', 'eine Karte')).toBe('placeholders');
  expect(reason('maps_one_more', '{count} map', 'eine Karte')).toBe('placeholders');
  expect(reason('maps_two', '{count} maps', 'zwei Karten')).toBe('allowed');
});

it('I18N-R1 people with the permission to edit the congregation write wordings', () => {
  expect(isPermissionKey(translatorPermission)).toBe(true);
});
