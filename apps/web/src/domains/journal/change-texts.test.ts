import { expect, it } from 'vitest';
import { valueText } from './change-texts.ts';

it('JOURNAL-R3 a language is told by its name, whether the app speaks it or not', () => {
  const text = (...codes: string[]) => valueText(String, { type: 'language' }, codes);
  expect(text('en')).toBe('English');
  expect(text('ne', 'cmn')).toMatch(/^Nepali, .*Chinese/);
  expect(text('no code')).toBe('no code');
});
