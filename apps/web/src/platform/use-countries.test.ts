import { afterEach, expect, it } from 'vitest';
import { shownLanguage, showPhrasesIn } from './texts.ts';
import { inOwnWords } from './use-countries.ts';

const countries = [
  { id: 36, code: 'AU', name: 'Australia' },
  { id: 68, code: 'BO', name: 'Bolivia, Plurinational State of' },
  { id: 400, code: 'JO', name: 'Jordan' },
];
const told = () => inOwnWords(countries, shownLanguage()).map(({ name }) => name);

afterEach(() => showPhrasesIn('en'));

it('in English a country is called as it is on file, in another language as that language calls it, in its order', async () => {
  expect(told()).toEqual(['Australia', 'Bolivia, Plurinational State of', 'Jordan']);
  await showPhrasesIn('ar');
  expect(told()).toEqual(['أستراليا', 'الأردن', 'بوليفيا']);
});
