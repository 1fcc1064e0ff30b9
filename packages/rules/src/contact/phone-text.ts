import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

const e164 = /^\+[1-9]\d{4,14}$/;

const isNationalIn = (text: string, country: CountryCode, stored: string): boolean =>
  parsePhoneNumberFromString(text, country)?.number === stored;

/**
 * Formats a number of the reader's country nationally, `0491 570 043`, and others internationally, `+44 20
 * 7946 0018`. Text that is not E.164 is returned unchanged, with any remark.
 * @param country of the reader, `AU`; null if unknown.
 */
export function phoneText(stored: string, country: string | null): string {
  const phone = e164.test(stored) ? parsePhoneNumberFromString(stored) : undefined;
  if (!phone) return stored;
  const own = country !== null && isSupportedCountry(country) && phone.country === country ? country : null;
  const national = phone.formatNational();
  // The result must parse back to the same number, because forms save the displayed text.
  return own !== null && isNationalIn(national, own, stored) ? national : phone.formatInternational();
}
