/** A phone or an e-mail as a person types it. */
import { surePhone } from '@sheaf/rules/contact/typed-phone';

export interface Contact {
  email: string | null;
  phone: string | null;
}

/** E-mail in lower case, or a sure phone in E.164; both null when it is neither. @param country of phones that name none; null where it is not known. */
export function readContact(contact: string, country: string | null): Contact {
  const typed = contact.trim();
  if (typed.includes('@')) return { email: typed.toLowerCase(), phone: null };
  return { email: null, phone: surePhone(typed, country)?.phone ?? null };
}

/** One way to read a number. */
export interface Reading {
  phone: string;
  /** For whose people it counts: those of this country; null for all. */
  country: string | null;
}

/** A contact of which nobody knows yet whose it is. */
export interface StrangersContact {
  email: string | null;
  readings: Reading[];
}

/**
 * A number that names its country has one reading; another one may be a number of each country in which a congregation is.
 * @param countries asked only where they are needed; '' for congregations that named none.
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
