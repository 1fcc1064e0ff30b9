import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lockOf } from './locked-line.ts';
import { decideWording } from './wording.ts';

const reason = (text: string, english = 'A line that is long enough for all of this.'): string => {
  const decision = decideWording({ section: 'shell', key: 'key', english }, text);
  return decision.allowed ? 'allowed' : decision.reason;
};

const addresses = [
  'https://evil.example/?u=',
  'HTTPS://evil.example',
  'https:/evil',
  'https\uff1a\uff0f\uff0fevil',
  'https:\u2215\u2215evil',
  'https\u2236\u2044\u2044evil',
  '//evil',
  'evil.example',
  'Go to evil.example now',
  'EVIL.EXAMPLE',
  '\u0435vil.\u0435xample',
  'evil\uff0eexample',
  'evil\u2024example',
  'evil\u3002example',
  'evil\uff61example',
  'evil\u2488com',
  'evil\ufe52example',
  'e\u200dvil\u200c.\u200dexample',
  '\u2139nfo.example',
  'user@evil.example',
  'xn--evil-x',
  'www evil',
  '203.0.113.9',
  'mailto:somebody',
  'tel:0400',
  'javascript:alert(1)',
  'الموقع.شبكة',
];

it('I18N-R11 refuses an address in an edited line, in any spelling', () => {
  expect(addresses.map((text) => [text, reason(text)])).toEqual(
    addresses.map((text) => [text, 'no-address']),
  );
  expect(reason('{congregation}.example', 'Welcome to {congregation}')).toBe('no-address');
  expect(reason('evil.{name}', 'Hello {name}')).toBe('no-address');
});

it('I18N-R11 detects an address with any joiner, case and width between its letters', () => {
  const joiner = fc.constantFrom('', '\u200c', '\u200d', '\u200e', '\ufe0f');
  const wide = (letter: string): string => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0);
  const spelled = (text: string) =>
    fc
      .tuple(
        ...[...text].map((letter) =>
          fc.tuple(fc.constantFrom(letter, letter.toUpperCase(), wide(letter)), joiner),
        ),
      )
      .map((letters) => letters.flat().join(''));
  fc.assert(
    fc.property(spelled('evil.example'), (text) => {
      expect(reason(`See ${text} soon`)).toBe('no-address');
    }),
  );
  fc.assert(
    fc.property(spelled('https://evil'), (text) => {
      expect(reason(text)).toBe('no-address');
    }),
  );
});

it('I18N-R11 refuses invisible letters and direction overrides', () => {
  for (const letter of [
    '\u200b',
    '\u202e',
    '\u2066',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\u034f',
    '\u3164',
    '\ue000',
    '\u2028',
    '\u0007',
    '\u{e0041}',
  ])
    expect([letter, reason(`before${letter}after`)]).toEqual([letter, 'unseen-letters']);
});

it('I18N-R11 a closed isolate may contain a range of numbers, and hides neither an address nor a letter', () => {
  expect(reason('10 and \u206610-13\u2069 or \u206810+14\u2069')).toBe('allowed');
  expect(reason('\u206610-13')).toBe('unseen-letters');
  expect(reason('10-13\u2069')).toBe('unseen-letters');
  expect(reason('\u2066a\u2066b\u2069c\u2069')).toBe('unseen-letters');
  expect(reason('\u206710-13\u2069')).toBe('unseen-letters');
  expect(reason('\u206610\u200b13\u2069')).toBe('unseen-letters');
  expect(reason('\u2066evil.example\u2069')).toBe('no-address');
  expect(reason('evil\u2066.\u2069example')).toBe('no-address');
});

it('I18N-R11 refuses mark-up, codes and references to other lines', () => {
  for (const text of [
    '<b>bold</b>',
    '\uff1cb\uff1e',
    '[here](there)',
    '`x`',
    '&#46;',
    '&period;',
    'evil%2Eexample',
    '%3a%2f%2f',
    '\\u002e',
    '$t(access:message.asked)',
    '$T (x)',
    '$t\u200d(x)',
    '$\u007bx}',
  ])
    expect([text, reason(text)]).toEqual([text, 'no-markup']);
});

it('I18N-R3 refuses other forms of placeholders', () => {
  const english = 'Hello {name}';
  for (const text of [
    '{{name}}',
    '{name, uppercase}',
    '{- name}',
    '{ name }',
    '{name}{name}',
    '{name} {link}',
    '\uff5bname\uff5d {name}',
    'Hello',
    '{name.first}',
    '%{name}s',
  ])
    expect([text, reason(text, english)]).toEqual([text, text === '%{name}s' ? 'no-markup' : 'placeholders']);
});

it('I18N-R11 accepts ordinary text', () => {
  for (const text of [
    'z.B. heute',
    'Um 9:30, d.h. früh',
    'Karte 3.',
    '保存しました。次へ',
    'می\u200cخواهم',
    'ذ.م.م',
    'Wait … done',
    '50 % done',
    'a/b',
    'Note: new',
    'What? Yes!',
    'col·lecció',
    '👨‍👩‍👧 family',
    'v. 2.5 km',
  ])
    expect([text, reason(text)]).toEqual([text, 'allowed']);
});

it('I18N-R10 lines of sign-in and of money are locked, with any text', () => {
  const lock = (section: string, key: string, english: string) => lockOf({ section, key, english });
  expect(lock('access', 'message.asked', 'x')).toBe('sign-in');
  expect(lock('people', 'invite.title', 'x')).toBe('sign-in');
  expect(lock('people', 'family.invite.title', 'x')).toBe('sign-in');
  expect(lock('problems', 'codes.link-used', 'x')).toBe('sign-in');
  expect(lock('shell', 'x', 'Open {link}')).toBe('sign-in');
  expect(lock('shell', 'x', 'It costs {cost}')).toBe('money');
  expect(lock('messages', 'x', 'Balance afterwards')).toBe('money');
  expect(lock('people', 'title', 'People')).toBeNull();
  expect(lock('maps', 'x', 'This map is assigned in Codesville')).toBeNull();
  expect(decideWording({ section: 'access', key: 'message.asked', english: 'Hi' }, 'Hello')).toEqual({
    allowed: false,
    reason: 'line-locked',
  });
});
