/**
 * Parses typed telephone numbers for storage and decides which ones can get messages (USERS-R26, USERS-R28).
 */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { isSurePhone } from './sure-phone.ts';

export interface SurePhone {
  /** E.164. */
  phone: string;
  country: string | null;
}

/**
 * Returns null if the number is invalid, or if neither the number nor the caller names a country. There is no
 * default country: a number parsed in the wrong country belongs to a stranger.
 * @param country of numbers without a country code, `PT`.
 */
export function surePhone(typed: string, country: string | null): SurePhone | null {
  const home = country !== null && isSupportedCountry(country) ? { defaultCountry: country } : {};
  const read = parsePhoneNumberFromString(typed, home);
  return read?.isValid() ? { phone: read.number, country: read.country ?? null } : null;
}

const looksLikeNumber = (typed: string): boolean =>
  /^[+(]?\d[\d\s()./-]{3,38}$/.test(typed) && typed.replaceAll(/\D/g, '').length >= 5;

/** Returns E.164 for a sure number, the typed text for an unsure one, and undefined if it is not a number. */
export function storedPhoneOf(typed: string, country: string | null): string | undefined {
  const text = typed.trim();
  const sure = surePhone(text, country);
  if (sure) return sure.phone;
  if (!looksLikeNumber(text)) return undefined;
  // An unsure number must not have the E.164 form of a sure one.
  return isSurePhone(text) ? `${text.slice(0, 3)} ${text.slice(3)}` : text;
}
