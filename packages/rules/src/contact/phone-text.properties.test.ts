import fc from 'fast-check';
import {
  type CountryCode,
  getCountries,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, it } from 'vitest';
import { phoneText } from './phone-text.ts';

const countries = getCountries();
const exampleOf = (country: CountryCode) => getExampleNumber(country, examples)!.number;

it("USERS-R27 shows a number of the reader's country in national format, others in international format", () => {
  expect(phoneText('+61491570043', 'AU')).toBe('0491 570 043');
  expect(phoneText('+61491570043', 'GB')).toBe('+61 491 570 043');
  expect(phoneText('+61491570043', null)).toBe('+61 491 570 043');
  expect(phoneText('+442079460018', 'AU')).toBe('+44 20 7946 0018');
  expect(phoneText('+442079460018', 'GB')).toBe('020 7946 0018');
  expect(phoneText('+12025550123', 'CA')).toBe('+1 202 555 0123');
});

it('USERS-R27 text that is not E.164 stays unchanged', () => {
  for (const typed of [
    '',
    '0491 570 043',
    '0491570043',
    '+61 491570043',
    '+61491570043 (evenings)',
    '+',
    '+0',
  ])
    expect(phoneText(typed, 'AU')).toBe(typed);
  for (const mail of ['ruth@example.org', '+61491570043@example.org'])
    expect(phoneText(mail, 'AU')).toBe(mail);
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^\+[1-9]\d{4,14}$/.test(text));
      expect(phoneText(text, 'AU')).toBe(text);
    }),
  );
});

it("USERS-R27 a displayed number parses back to the stored number in the reader's country", () => {
  for (const country of countries)
    for (const reader of [country, 'AU', 'US', null] as const) {
      const stored = exampleOf(country);
      const shown = phoneText(stored, reader);
      expect(parsePhoneNumberFromString(shown, reader ?? 'AU')?.number, `${shown} in ${reader}`).toBe(stored);
    }
  // The national format would be parsed as a different number.
  expect(phoneText('+2470056', 'AC')).toBe('+247 0056');
  const stored = fc.stringMatching(/^\+[1-9][0-9]{5,13}$/);
  fc.assert(
    fc.property(stored, fc.constantFrom(...countries), (number, reader) => {
      const shown = phoneText(number, reader);
      expect(shown.replaceAll(/\D/g, '').length).toBeGreaterThan(0);
      if (shown === number || shown.startsWith('+')) return;
      expect(parsePhoneNumberFromString(shown, reader)?.number).toBe(number);
    }),
  );
});
