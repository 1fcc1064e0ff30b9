import { lockPhoneAccount } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

/** Omits secrets, which can only be written (MSG-O2). `address` is the address of the installation. */
export const presentSmsAccount = async (tenant: Tenant, address: string) => ({
  ...(await lockPhoneAccount(tenant)),
  hook: `${address}/api/sms-events/${tenant.congregationId}`,
});
