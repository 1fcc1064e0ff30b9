import type { Tenant } from '#platform/database/tenant';

export interface PhoneAccount {
  user: string;
  password: string;
  device: string | null;
}

/** The account of the congregation's own phone; null where the installation sends (MSG-O2). */
export async function readOwnPhone(tenant: Tenant): Promise<PhoneAccount | null> {
  const row = await tenant.db
    .selectFrom('congregations')
    .select(['sms_user', 'sms_pass', 'device'])
    .executeTakeFirst();
  if (!row?.sms_user || !row.sms_pass) return null;
  return { user: row.sms_user, password: row.sms_pass, device: row.device };
}
