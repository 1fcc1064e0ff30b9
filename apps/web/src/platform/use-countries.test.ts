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

it('English shows the stored country names, another language its own names in its own order', async () => {
  expect(told()).toEqual(['Australia', 'Bolivia, Plurinational State of', 'Jordan']);
  await showPhrasesIn('ar');
  expect(told()).toEqual(['أستراليا', 'الأردن', 'بوليفيا']);
});
