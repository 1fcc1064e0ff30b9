import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import type { PhoneAccount } from '#platform/outbox/outbox-sources';

export interface PhoneAccountRow {
  user: string | null;
  device: string | null;
  has_password: boolean;
  has_signing_key: boolean;
  version: number;
}

export const phoneAccounts = {
  /** With the password, for the outbox only; null if the installation sends. */
  async read(tenant: Tenant): Promise<PhoneAccount | null> {
    const row = await tenant.db
      .selectFrom('congregations')
      .select(['sms_user', 'sms_pass', 'device'])
      .executeTakeFirst();
    if (!row?.sms_user || !row.sms_pass) return null;
    return { user: row.sms_user, password: row.sms_pass, device: row.device };
  },

  /** Without the secrets, which are never returned. */
  async lock(tenant: Tenant): Promise<PhoneAccountRow> {
    const { rows } = await sql<PhoneAccountRow>`
      select sms_user as "user", device, sms_pass is not null as has_password,
        sms_signing_key is not null as has_signing_key, version
      from congregations for no key update`.execute(tenant.db);
    return rows[0]!;
  },

  async signingKey(tenant: Tenant): Promise<string | null> {
    const row = await tenant.db.selectFrom('congregations').select('sms_signing_key').executeTakeFirst();
    return row?.sms_signing_key ?? null;
  },
};
