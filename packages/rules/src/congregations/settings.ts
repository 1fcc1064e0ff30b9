/** The congregation's own values: what it starts with, and what they may be (SETTINGS-D1, MAPS-O8, MAPS-O9, ADDR-O1 to O4). */
import { isUsableEmail } from '../contact/email.ts';

export const congregationDefaults = {
  time_format: 12,
  assigned_map_cutoff: 120,
  stagnant_map_threshold: 30,
  blocks_as_letters: true,
  address_option_limit: 5,
  address_attempts: 3,
  address_timeout: 14,
  expired_addresses: 0,
  show_address_date: true,
} as const;

export interface MailedAddresses {
  /** 0 deletes an expired address, 1 e-mails it first (ADDR-O2). */
  expired_addresses: number;
  email_addresses_to: string | null;
}

/** SETTINGS-R3: asked for only when expired addresses are e-mailed, and needed then. */
export const asksForRecipient = ({
  expired_addresses,
}: Pick<MailedAddresses, 'expired_addresses'>): boolean => expired_addresses === 1;

/** The field that is wrong, with its code. */
export function wrongInMailing(entry: MailedAddresses): { field: 'email_addresses_to'; code: string } | null {
  if (!asksForRecipient(entry)) return null;
  if (entry.email_addresses_to === null) return { field: 'email_addresses_to', code: 'required' };
  return isUsableEmail(entry.email_addresses_to)
    ? null
    : { field: 'email_addresses_to', code: 'not-an-email' };
}
