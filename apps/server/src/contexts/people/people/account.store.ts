/** The signed-in person: sign-in and consent. */
import type { Tenant } from '#platform/database/tenant';

export const accounts = {
  read: (tenant: Tenant, personId: number) =>
    tenant.db
      .selectFrom('people')
      .select([
        'id',
        'first_name',
        'last_name',
        'appointment',
        'lang',
        'email',
        'phone',
        'active',
        'consent_at',
        'consent_device',
        'consent_ip',
      ])
      .where('id', '=', personId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),

  /** Locks the person against deletion until the transaction ends; false if deleted. */
  async hold(tenant: Tenant, personId: number): Promise<boolean> {
    const held = await tenant.db
      .selectFrom('people')
      .select('id')
      .where('id', '=', personId)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return held !== undefined;
  },

  async markSeen(tenant: Tenant, personId: number, now: Date): Promise<void> {
    await tenant.db
      .updateTable('people')
      .set({ last_login: now })
      .where('id', '=', personId)
      // An update without a change would raise the revision of `users`.
      .where('last_login', 'is distinct from', now)
      .execute();
  },

  async storeConsent(
    tenant: Tenant,
    personId: number,
    consent: { at: Date; device: string; ip: string },
  ): Promise<void> {
    await tenant.db
      .updateTable('people')
      .set({ consent_at: consent.at, consent_device: consent.device, consent_ip: consent.ip })
      .where('id', '=', personId)
      .execute();
  },

  /** Does nothing without a consent. */
  async withdrawConsent(tenant: Tenant, personId: number): Promise<void> {
    await tenant.db
      .updateTable('people')
      .set({ consent_at: null, consent_device: null, consent_ip: null })
      .where('id', '=', personId)
      .where('consent_at', 'is not', null)
      .execute();
  },
};
