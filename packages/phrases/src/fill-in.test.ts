/**
 * Inserting text into right-to-left phrases. `⟨` and `⟩` represent an isolate and its end, `›` the direction
 * mark.
 */
import { expect, it } from 'vitest';
import { joinFromRight } from './fill-in.ts';
import { PhraseBook } from './phrase-book.ts';

const book = new PhraseBook();
const phrases = {
  done: 'تمّ: {address}',
  map: 'الخريطة {number}، {place}',
  hello: '{name}، عُيّنت لك الخريطة {number}.',
  blocks: '{count} من القطاعات',
  house: '\u2068{house} {street}\u2069',
  hint: 'مثلًا \u206610-12\u2069، {name}',
};
book.add('ar', 'desk', phrases);
book.add('en', 'desk', { ...phrases, map: 'Map {number}, {place}' });

const seen = (text: string): string =>
  text
    .replaceAll(/[\u2066-\u2068]/g, '⟨')
    .replaceAll('\u2069', '⟩')
    .replaceAll('\u200f', '›');
const say = (key: string, values: Record<string, string | number>, lang = 'ar'): string =>
  seen(book.say(lang, `desk:${key}`, values));
const sayPlain = (key: string, values: Record<string, string | number>): string =>
  seen(book.sayPlain('ar', `desk:${key}`, values));

it('I18N-R13 in right-to-left phrases each inserted text is isolated, and a number is not', () => {
  expect(say('done', { address: '12 Smith Street' })).toBe('تمّ: ⟨12 Smith Street⟩');
  expect(say('map', { number: '12-A', place: 'New Norfolk' })).toBe('الخريطة ⟨12-A⟩، ⟨New Norfolk⟩');
  expect(say('map', { number: '3', place: '' })).toBe('الخريطة ⟨3⟩، ');
  expect(say('blocks', { count: 7 })).toBe('7 من القطاعات');
});

it('I18N-R13 an isolated text is not isolated again, and nested phrases stay closed', () => {
  expect(say('done', { address: '\u2066A$1.40\u2069' })).toBe('تمّ: ⟨A$1.40⟩');
  const inner = book.say('ar', 'desk:map', { number: '3', place: 'Burnie' });
  expect(say('done', { address: inner })).toBe('تمّ: ⟨الخريطة ⟨3⟩، ⟨Burnie⟩⟩');
  expect(say('house', { house: '10-12', street: 'Smith Street' })).toBe('⟨10-12 Smith Street⟩');
  expect(say('hint', { name: 'Ruth' })).toBe('مثلًا ⟨10-12⟩، ⟨Ruth⟩');
});

it('I18N-R13 a line that begins with an inserted text begins with the direction mark', () => {
  expect(say('hello', { name: 'Ruth', number: '3' })).toBe('›⟨Ruth⟩، عُيّنت لك الخريطة ⟨3⟩.');
  expect(sayPlain('hello', { name: 'Ruth', number: '3' })).toBe('›Ruth، عُيّنت لك الخريطة 3.');
});

it('I18N-R13 plain text has no isolates, and left-to-right phrases have neither isolates nor marks', () => {
  expect(sayPlain('done', { address: '12 Smith Street' })).toBe('تمّ: 12 Smith Street');
  expect(sayPlain('hint', { name: 'Ruth' })).toBe('مثلًا 10-12، Ruth');
  expect(say('map', { number: '12-A', place: 'الملك' }, 'en')).toBe('Map 12-A, الملك');
  // An added language falls back to English until translated, on a right-to-left page.
  expect(say('map', { number: '12-A', place: 'Burnie' }, 'he')).toBe('Map ⟨12-A⟩, ⟨Burnie⟩');
});

it('I18N-R13 joined texts are isolated each, and the sequence runs from right to left', () => {
  expect(seen(joinFromRight(['12-A', '10 Smith Street'], '، '))).toBe('›⟨12-A⟩، ⟨10 Smith Street⟩');
  expect(seen(joinFromRight(['10 Smith Street'], '، '))).toBe('⟨10 Smith Street⟩');
  expect(joinFromRight([], '، ')).toBe('');
});
