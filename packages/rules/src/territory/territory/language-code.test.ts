import { expect, it } from 'vitest';
import { languageCodes, languageName } from './language-code.ts';

it("I18N-R3 names a language in the reader's language, and in English if no browser has a name", () => {
  expect(languageName('es', 'en')).toBe('Spanish');
  expect(languageName('es', 'ar')).toBe('الإسبانية');
  expect(languageName('asf', 'ar')).toBe('Australian Sign Language (Auslan)');
  expect(languageCodes.filter((code) => languageName(code, 'en') === code)).toEqual([]);
  for (const reader of ['en', 'ar', 'es'])
    expect(new Set(languageCodes.map((code) => languageName(code, reader))).size).toBe(languageCodes.length);
});
