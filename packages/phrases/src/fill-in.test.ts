/** How a phrase that runs from the right holds what is inserted into it. `⟨` and `⟩` stand for an isolate and its end, `›` for the mark. */
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

it('I18N-R13 from the right, each inserted text keeps its own order, and a number needs nothing', () => {
  expect(say('done', { address: '12 Smith Street' })).toBe('تمّ: ⟨12 Smith Street⟩');
  expect(say('map', { number: '12-A', place: 'New Norfolk' })).toBe('الخريطة ⟨12-A⟩، ⟨New Norfolk⟩');
  expect(say('map', { number: '3', place: '' })).toBe('الخريطة ⟨3⟩، ');
  expect(say('blocks', { count: 7 })).toBe('7 من القطاعات');
});

it('I18N-R13 what is isolated already is not isolated again, and phrases within phrases stay closed', () => {
  expect(say('done', { address: '\u2066A$1.40\u2069' })).toBe('تمّ: ⟨A$1.40⟩');
  const inner = book.say('ar', 'desk:map', { number: '3', place: 'Burnie' });
  expect(say('done', { address: inner })).toBe('تمّ: ⟨الخريطة ⟨3⟩، ⟨Burnie⟩⟩');
  expect(say('house', { house: '10-12', street: 'Smith Street' })).toBe('⟨10-12 Smith Street⟩');
  expect(say('hint', { name: 'Ruth' })).toBe('مثلًا ⟨10-12⟩، ⟨Ruth⟩');
});

it('I18N-R13 a line that begins with a text begins with the mark of its direction', () => {
  expect(say('hello', { name: 'Ruth', number: '3' })).toBe('›⟨Ruth⟩، عُيّنت لك الخريطة ⟨3⟩.');
  expect(sayPlain('hello', { name: 'Ruth', number: '3' })).toBe('›Ruth، عُيّنت لك الخريطة 3.');
});

it('I18N-R13 a text that leaves the app holds no isolates, and one from the left neither isolates nor marks', () => {
  expect(sayPlain('done', { address: '12 Smith Street' })).toBe('تمّ: 12 Smith Street');
  expect(sayPlain('hint', { name: 'Ruth' })).toBe('مثلًا 10-12، Ruth');
  expect(say('map', { number: '12-A', place: 'الملك' }, 'en')).toBe('Map 12-A, الملك');
  // A language that was added is said in English until it is translated, on a page that runs from the right.
  expect(say('map', { number: '12-A', place: 'Burnie' }, 'he')).toBe('Map ⟨12-A⟩, ⟨Burnie⟩');
});

it('I18N-R13 texts in a row keep their order each, and the row runs from the right', () => {
  expect(seen(joinFromRight(['12-A', '10 Smith Street'], '، '))).toBe('›⟨12-A⟩، ⟨10 Smith Street⟩');
  expect(seen(joinFromRight(['10 Smith Street'], '، '))).toBe('⟨10 Smith Street⟩');
  expect(joinFromRight([], '، ')).toBe('');
});
