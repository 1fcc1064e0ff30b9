import { expiredAddresses } from '@sheaf/rules/people/congregations/setting-kinds';
import type { ExpirySettings } from '@sheaf/rules/territory/addresses/attempts';

export const expirySettings = (row: {
  address_attempts: number;
  expired_addresses: number;
  email_addresses_to: string | null;
}): ExpirySettings => ({
  addressAttempts: row.address_attempts,
  expired: expiredAddresses.decode(row.expired_addresses),
  mayWrite: row.email_addresses_to !== null,
});
