/** Congregation settings: defaults and validation (SETTINGS-D1, MAPS-O8, MAPS-O9, ADDR-O1 to O4). */
import { isUsableEmail } from '../../contact/email.ts';
import { type ExpiredAddresses, expiredAddresses } from './setting-kinds.ts';

export const congregationDefaults = {
  time_format: 12,
  assigned_map_cutoff: 120,
  stagnant_map_threshold: 30,
  blocks_as_letters: true,
  address_option_limit: 5,
  address_attempts: 3,
  address_timeout: 14,
  expired_addresses: expiredAddresses.encode('delete'),
  show_address_date: true,
} as const;

export interface MailedAddresses {
  expired: ExpiredAddresses;
  email_addresses_to: string | null;
}

/** A recipient is required only if expired addresses are e-mailed (SETTINGS-R3). */
export const asksForRecipient = (expired: ExpiredAddresses): boolean => expired === 'email';

/** Returns the invalid field with its error code. */
export function wrongInMailing(
  entry: MailedAddresses,
): { field: 'email_addresses_to'; code: 'required' | 'not-an-email' } | null {
  if (!asksForRecipient(entry.expired)) return null;
  if (entry.email_addresses_to === null) return { field: 'email_addresses_to', code: 'required' };
  return isUsableEmail(entry.email_addresses_to)
    ? null
    : { field: 'email_addresses_to', code: 'not-an-email' };
}
