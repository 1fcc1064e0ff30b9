/** A phone or an e-mail as a person types it. */
import { parsePhoneNumberFromString } from 'libphonenumber-js';

export interface Contact {
  email: string | null;
  phone: string | null;
}

/** E-mail in lower case, or a phone in E.164; both null when it is neither. Phones without a country are Australian. */
export function readContact(contact: string): Contact {
  const typed = contact.trim();
  if (typed.includes('@')) return { email: typed.toLowerCase(), phone: null };
  const phone = parsePhoneNumberFromString(typed, 'AU');
  return { email: null, phone: phone?.isPossible() ? phone.number : null };
}
