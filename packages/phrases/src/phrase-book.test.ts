import { expect, it } from 'vitest';
import { languages } from './languages.ts';
import { PhraseBook } from './phrase-book.ts';

function bookOf(phrases: Record<string, object>): PhraseBook {
  const book = new PhraseBook();
  for (const [lang, section] of Object.entries(phrases)) book.add(lang, 'desk', section);
  return book;
}

it('fills in names literally and once', () => {
  const book = bookOf({ en: { hello: 'Hello {name}, {name} of {place}' } });
  const said = book.say('en', 'desk:hello', { name: '{place} $& $t(desk:hello)', place: 'Zürich' });
  expect(said).toBe('Hello {place} $& $t(desk:hello), {place} $& $t(desk:hello) of Zürich');
});

it('a count selects the plural form of the language, and the plain phrase if that form is missing', () => {
  const book = new PhraseBook();
  book.add('en', 'maps', languages.en.maps);
  book.add('ar', 'maps', languages.ar.maps);
  const said = (lang: string) => [0, 1, 2, 5, 11].map((count) => book.say(lang, 'maps:count', { count }));
  expect(said('en')).toEqual(['0 maps', '1 map', '2 maps', '5 maps', '11 maps']);
  const { count_zero, count_one, count_two, count_few, count_many } = languages.ar.maps;
  expect(said('ar')).toEqual(
    [count_zero, count_one, count_two, count_few, count_many].map((text, at) =>
      text.replace('{count}', String([0, 1, 2, 5, 11][at])),
    ),
  );
  const plain = bookOf({ en: { bell: 'Notifications: {count}' } });
  expect(plain.say('en', 'desk:bell', { count: 1 })).toBe('Notifications: 1');
});

it('phrases added later are used from then on', () => {
  const book = new PhraseBook();
  expect(book.say('ar', 'desk:open')).toBe('desk:open');
  book.add('en', 'desk', { open: 'Open' });
  expect(book.say('ar', 'desk:open')).toBe('Open');
  book.add('ar', 'desk', { open: 'فتح' });
  expect(book.say('ar', 'desk:open')).toBe('فتح');
});

it('zero has its own form if the phrase has one', () => {
  const book = bookOf({ en: { left_zero: 'None left', left_one: 'One left', left_other: '{count} left' } });
  expect([0, 1, 7].map((count) => book.say('en', 'desk:left', { count }))).toEqual([
    'None left',
    'One left',
    '7 left',
  ]);
});

it('I18N-R3 a missing phrase falls back to the base language, then to English', () => {
  const book = bookOf({ en: { a: 'a', b: { c: 'c' } }, pt: { a: 'á' } });
  expect([book.say('pt-BR', 'desk:a'), book.say('pt-BR', 'desk:b.c')]).toEqual(['á', 'c']);
  expect(book.say('no such_language', 'desk:a', { count: 3 })).toBe('a');
  expect(book.say('en', 'desk:nothing')).toBe('desk:nothing');
});

it('I18N-R7 written lines override built-in phrases in any order, until they are removed', () => {
  const book = bookOf({ en: { deep: { key: 'built in' }, other: 'other' } });
  book.write('he', { later: { title_two: 'two' } });
  book.write('en', { desk: { 'deep.key': 'written' }, later: { title: 'written too' } });
  book.add('en', 'later', { title: 'built in', title_other: 'many' });
  expect([book.say('en', 'desk:deep.key'), book.say('en', 'desk:other')]).toEqual(['written', 'other']);
  expect(book.say('en', 'later:title')).toBe('written too');
  expect([2, 5].map((count) => book.say('he', 'later:title', { count }))).toEqual(['two', 'many']);
  expect([book.speaks('he'), book.speaks('cs'), book.has('en', 'later')]).toEqual([true, false, true]);
  book.write('en', {});
  book.write('he', {});
  expect([book.say('en', 'desk:deep.key'), book.speaks('he')]).toEqual(['built in', false]);
});

it('I18N-R14 a large number has thousands separators, a year has none', () => {
  const many = new PhraseBook();
  const phrases = {
    made_one: '{count} address',
    made_other: '{count} addresses on {maps} maps since {year}',
  };
  many.add('en', 'desk', phrases);
  many.add('ar', 'desk', { made_other: '{count} عنوان', made_many: '{count} عنوانًا' });
  const values = { count: 12_318, maps: 88, year: 2026 };
  expect(many.say('en', 'desk:made', values)).toBe('12,318 addresses on 88 maps since 2026');
  expect(many.sayPlain('en', 'desk:made', values)).toBe('12,318 addresses on 88 maps since 2026');
  expect(many.sayPlain('ar', 'desk:made', values)).toContain('12,318 عنوانًا');
  const fewer = { count: 6504, maps: 88, year: 2026 };
  expect(many.say('en', 'desk:made', fewer)).toBe('6,504 addresses on 88 maps since 2026');
});
