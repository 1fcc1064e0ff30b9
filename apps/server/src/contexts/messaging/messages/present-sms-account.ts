import { lockPhoneAccount } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

/** MSG-O2: what is secret is written and never answered. `address` is where the installation is reached. */
export const presentSmsAccount = async (tenant: Tenant, address: string) => ({
  ...(await lockPhoneAccount(tenant)),
  hook: `${address}/api/sms-events/${tenant.congregationId}`,
});
