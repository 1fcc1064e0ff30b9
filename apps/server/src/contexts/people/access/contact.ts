import { surePhone } from '@sheaf/rules/contact/typed-phone';

export interface Contact {
  email: string | null;
  phone: string | null;
}

/**
 * E-mail in lower case, or a certain phone number in E.164; both null for anything else. @param country of
 * numbers without one; null if unknown.
 */
export function readContact(contact: string, country: string | null): Contact {
  const typed = contact.trim();
  if (typed.includes('@')) return { email: typed.toLowerCase(), phone: null };
  return { email: null, phone: surePhone(typed, country)?.phone ?? null };
}

/** One interpretation of a number. */
export interface Reading {
  phone: string;
  /** Country of the people it applies to; null for all. */
  country: string | null;
}

/** A contact whose owner is not known yet. */
export interface StrangersContact {
  email: string | null;
  readings: Reading[];
}

/**
 * A number with a country has one reading; a national one has a reading for each country with congregations.
 * @param countries called only if needed; '' for congregations without a country.
 */
export async function readStrangersContact(
  contact: string,
  countries: () => Promise<readonly string[]>,
): Promise<StrangersContact> {
  const { email, phone } = readContact(contact, null);
  if (email) return { email, readings: [] };
  if (contact.trim().startsWith('+'))
    return { email: null, readings: phone ? [{ phone, country: null }] : [] };
  const readings = (await countries()).flatMap((country) => {
    const read = readContact(contact, country).phone;
    return read ? [{ phone: read, country }] : [];
  });
  return { email: null, readings };
}
