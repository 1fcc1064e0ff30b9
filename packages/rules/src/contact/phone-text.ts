/** A stored telephone number as people of a country write it. */
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

const e164 = /^\+[1-9]\d{4,14}$/;

const isNationalIn = (text: string, country: CountryCode, stored: string): boolean =>
  parsePhoneNumberFromString(text, country)?.number === stored;

/**
 * A number of their own country as they dial it there, `0491 570 043`; others with their country and spaces, `+44 20 7946 0018`. What is
 * no E.164 was typed so by somebody, perhaps with a remark, and stays. @param country of the reader, `AU`; null where it is not known.
 */
export function phoneText(stored: string, country: string | null): string {
  const phone = e164.test(stored) ? parsePhoneNumberFromString(stored) : undefined;
  if (!phone) return stored;
  const own = country !== null && isSupportedCountry(country) && phone.country === country ? country : null;
  const national = phone.formatNational();
  // It must be read again as the same number, where somebody saves the form that it stands in.
  return own !== null && isNationalIn(national, own, stored) ? national : phone.formatInternational();
}
