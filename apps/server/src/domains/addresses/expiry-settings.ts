import type { ExpirySettings } from '@sheaf/rules/addresses/attempts';

/** When the addresses of a congregation expire, of its row. */
export const expirySettings = (row: {
  address_attempts: number;
  expired_addresses: number;
  email_addresses_to: string | null;
}): ExpirySettings => ({
  addressAttempts: row.address_attempts,
  expiredAddresses: row.expired_addresses === 1 ? 1 : 0,
  mayWrite: row.email_addresses_to !== null,
});
