/** A telephone number as it is typed: what is stored of it, and whether messages may go to it (USERS-R26, USERS-R28). */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { isSurePhone } from './sure-phone.ts';

export interface SurePhone {
  /** E.164. */
  phone: string;
  country: string | null;
}

/**
 * A valid number with its country. Null where the number is not valid, or names no country and none is known: there is no default
 * country, as a number that is read in the wrong one is the number of a stranger. @param country of numbers that name none, `PT`.
 */
export function surePhone(typed: string, country: string | null): SurePhone | null {
  const home = country !== null && isSupportedCountry(country) ? { defaultCountry: country } : {};
  const read = parsePhoneNumberFromString(typed, home);
  return read?.isValid() ? { phone: read.number, country: read.country ?? null } : null;
}

const looksLikeNumber = (typed: string): boolean =>
  /^[+(]?\d[\d\s()./-]{3,38}$/.test(typed) && typed.replaceAll(/\D/g, '').length >= 5;

/** What is stored: a sure number in E.164, an unsure one as it was typed. Undefined where it is no number at all. */
export function storedPhoneOf(typed: string, country: string | null): string | undefined {
  const text = typed.trim();
  const sure = surePhone(text, country);
  if (sure) return sure.phone;
  if (!looksLikeNumber(text)) return undefined;
  // As text it must not look like a number that was read.
  return isSurePhone(text) ? `${text.slice(0, 3)} ${text.slice(3)}` : text;
}
