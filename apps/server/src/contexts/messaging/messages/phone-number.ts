/** Normalises a phone number for the SMS providers. */
import { surePhone } from '@sheaf/rules/contact/typed-phone';

/**
 * E.164 number and country; both null for an invalid or ambiguous number. @param home country of a number
 * typed without one; a person's number is stored with its own.
 */
export function readPhone(
  phone: string | null,
  home: string | null = null,
): { number: string | null; country: string | null } {
  const read = phone ? surePhone(phone, home) : null;
  return { number: read?.phone ?? null, country: read?.country ?? null };
}
