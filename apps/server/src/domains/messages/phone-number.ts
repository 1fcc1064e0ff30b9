/** A stored phone number as the providers take it. */
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** E.164 and country; both null when it is no number. Numbers without a country are Australian. */
export function readPhone(phone: string | null): { number: string | null; country: string | null } {
  const read = phone ? parsePhoneNumberFromString(phone, 'AU') : undefined;
  return { number: read?.number ?? null, country: read?.country ?? null };
}
