/** A telephone number as the providers take it. */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * E.164 and country; both null when it is no number. @param home the country of a number that was typed without one; a person's is
 * stored with its own.
 */
export function readPhone(
  phone: string | null,
  home = 'AU',
): { number: string | null; country: string | null } {
  const read = phone ? parsePhoneNumberFromString(phone, isSupportedCountry(home) ? home : 'AU') : undefined;
  return { number: read?.number ?? null, country: read?.country ?? null };
}
