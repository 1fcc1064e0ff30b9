import fc from 'fast-check';
import { expect, it } from 'vitest';
import { manyLines, oneLine, textFault, typedText, withoutBreaks, withPlainBreaks } from './text-lines.ts';

const breaks = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];
const controls = ['\0', '\u0001', '\u001b', '\u007f', '\u0080', '\u009f'];
const hidden = [
  ...['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
  ...[
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
    '\u200b',
    '\u2060',
    '\ufeff',
    '\u{e0041}',
    '\u{e007f}',
    '\u3164',
    '\u115f',
    '\u034f',
  ],
];
const words = [
  'Amos',
  'می‌خواهم',
  'ക്‍',
  'क्‍ष',
  '👩‍🚀',
  '👩🏽‍🚀',
  '👨‍👩‍👧',
  '🏳️‍🌈',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'Ångström',
  '東京',
  'مريم',
  '12',
  ' ',
];

const anything = fc
  .array(fc.constantFrom(...words, ...breaks, ...controls, ...hidden, '\t', '\u200c', '\u200d', ' '), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''));
/** The unit `binary` of `fc.string` takes seconds to prepare. */
const anyCharacters = fc
  .array(fc.integer({ min: 0, max: 0xe01ff }), { maxLength: 12 })
  .map((codes) => String.fromCodePoint(...codes));
const wordsOnly = fc.array(fc.constantFrom(...words), { maxLength: 6 }).map((parts) => parts.join(' '));

it('COMMON-X11 every text becomes one line, idempotently', () => {
  fc.assert(
    fc.property(fc.oneof(anything, anyCharacters), (text) => {
      const line = oneLine(text);
      expect(textFault(line, 'one')).toBeNull();
      expect(oneLine(line)).toBe(line);
    }),
    { numRuns: 500 },
  );
});

it('COMMON-X11 every text becomes many lines with plain breaks, idempotently', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const lines = manyLines(text);
      expect(textFault(lines, 'many')).toBeNull();
      expect(withPlainBreaks(lines)).toBe(lines);
      expect(manyLines(lines)).toBe(lines);
    }),
    { numRuns: 500 },
  );
});

it('COMMON-X11 a text without a fault stays unchanged', () => {
  fc.assert(
    fc.property(fc.oneof(anything, wordsOnly), (text) => {
      if (textFault(text, 'one') === null) expect(oneLine(text)).toBe(text);
      if (textFault(text, 'one') !== null) expect(oneLine(text)).not.toBe(text);
    }),
    { numRuns: 500 },
  );
});

it('COMMON-X11 words of every script and emoji are valid single lines', () => {
  fc.assert(
    fc.property(wordsOnly, (text) => {
      expect(textFault(text, 'one')).toBeNull();
    }),
  );
});

it.each(breaks)('COMMON-X11 the line break %j is a fault in one line, and none in many', (sign) => {
  expect(textFault(`Sheaf${sign}Confirm`, 'one')).toBe('one-line');
  expect(textFault(`Sheaf${sign}Confirm`, 'many')).toBeNull();
  expect(withPlainBreaks(`Sheaf${sign}Confirm`)).toBe('Sheaf\nConfirm');
  expect(oneLine(`Sheaf ${sign}${sign} Confirm`)).toBe('Sheaf Confirm');
  expect(manyLines(`Sheaf${sign}Confirm`)).toBe('Sheaf\nConfirm');
});

it.each(controls)('COMMON-X11 the control %j is a fault in both kinds and becomes a space', (sign) => {
  for (const kind of ['one', 'many'] as const)
    expect(textFault(`Sheaf${sign}Confirm`, kind)).toBe('hidden-characters');
  expect(oneLine(`Sheaf${sign}Confirm`)).toBe('Sheaf Confirm');
});

it.each(hidden)('COMMON-X11 the invisible %j is a fault in both kinds and is removed', (sign) => {
  for (const kind of ['one', 'many'] as const)
    expect(textFault(`Sh${sign}eaf`, kind)).toBe('hidden-characters');
  expect(oneLine(`Sh${sign}eaf`)).toBe('Sheaf');
  expect(manyLines(`Sh${sign}eaf`)).toBe('Sheaf');
});

it('COMMON-X11 a tab is a fault in one line, and becomes a space in many', () => {
  expect(textFault('a\tb', 'one')).toBe('hidden-characters');
  expect(textFault('a\tb', 'many')).toBeNull();
  expect(withPlainBreaks('a\tb')).toBe('a b');
  expect(oneLine('a \t b')).toBe('a b');
});

it.each([
  'Ama\u200czon',
  'Ama\u200dzon',
  '\u200dAmos',
  'Amos\u200c',
  'می\u200c\u200cخواهم',
  'می\u200c',
  'e\u0301\u200d',
  '👩\u200c🚀',
  '👩\u200d x',
])('COMMON-X11 a joiner outside a word is a fault: %j', (text) => {
  expect(textFault(text, 'one')).toBe('hidden-characters');
  expect(oneLine(text)).toBe(text.replaceAll(/[\u200c\u200d]/g, ''));
});

it('COMMON-X11 typing removes marks of pasted text, and keeps a joiner until its letter follows', () => {
  expect(typedText('\u202a+61 491 570 156\u202c')).toBe('+61 491 570 156');
  expect(typedText('Amos\tBrown\u200b')).toBe('Amos Brown');
  expect(typedText('می\u200c')).toBe('می\u200c');
  expect(typedText('a\nb ')).toBe('a\nb ');
});

it('COMMON-X11 an inserted value adds no line to a message, and keeps its marks', () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(withoutBreaks(text)).not.toMatch(/[\n\v\f\r\u0085\u2028\u2029\0]/);
    }),
  );
  expect(withoutBreaks('\u200fRuth\r\n\r\nhttps://x')).toBe('\u200fRuth https://x');
});
