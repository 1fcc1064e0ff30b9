/** A telephone number as the providers take it. */
import { surePhone } from '@sheaf/rules/contact/typed-phone';

/**
 * E.164 and country; both null when it is no number, or an unsure one. @param home the country of a number that was typed without one; a
 * person's is stored with its own.
 */
export function readPhone(
  phone: string | null,
  home: string | null = null,
): { number: string | null; country: string | null } {
  const read = phone ? surePhone(phone, home) : null;
  return { number: read?.phone ?? null, country: read?.country ?? null };
}
