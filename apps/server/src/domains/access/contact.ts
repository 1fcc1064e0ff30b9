/** A phone or an e-mail as a person types it. */
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

export interface Contact {
  email: string | null;
  phone: string | null;
}

const usual: CountryCode = 'AU';

/** E-mail in lower case, or a phone in E.164; both null when it is neither. @param country of phones that name none. */
export function readContact(contact: string, country: string = usual): Contact {
  const typed = contact.trim();
  if (typed.includes('@')) return { email: typed.toLowerCase(), phone: null };
  const phone = parsePhoneNumberFromString(typed, isSupportedCountry(country) ? country : usual);
  return { email: null, phone: phone?.isPossible() ? phone.number : null };
}
