import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export interface ProfileValues {
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  lang: string;
  address: string | null;
  emergency: string | null;
  subscribed: boolean;
}

export const profile = {
  /** Fields of the own profile besides the record. */
  extras: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('people')
      .select('subscribed')
      .select(sql<boolean>`ical_hash is not null`.as('calendar_feed'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),

  subscriber: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('people')
      .select(['appointment', 'subscribed'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),

  /** Facts that decide which events a person may see. */
  standing: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('people')
      .select(['appointment', 'pioneer', 'special_pioneer', 'group_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),

  async setSubscribed(tenant: Tenant, id: number, subscribed: boolean): Promise<void> {
    await tenant.db
      .updateTable('people')
      .set({ subscribed })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .execute();
  },

  async edit(tenant: Tenant, id: number, values: ProfileValues): Promise<void> {
    await tenant.db.updateTable('people').set(values).where('id', '=', id).execute();
  },

  async setOutlines(tenant: Tenant, id: number, outlines: number[]): Promise<void> {
    await tenant.db
      .updateTable('people')
      .set({ public_talk_outlines: outlines })
      .where('id', '=', id)
      .execute();
  },

  async setPartners(tenant: Tenant, id: number, partners: number[]): Promise<void> {
    await tenant.db.updateTable('people').set({ cart_partners: partners }).where('id', '=', id).execute();
  },

  /** People of the congregation among these ids. */
  async known(tenant: Tenant, ids: readonly number[]) {
    if (ids.length === 0) return [];
    return tenant.db
      .selectFrom('people')
      .select(['id', 'active'])
      .where('id', 'in', [...ids])
      .where('deleted_at', 'is', null)
      .execute();
  },

  async setFeed(tenant: Tenant, id: number, hash: Buffer | null): Promise<void> {
    await tenant.db.updateTable('people').set({ ical_hash: hash }).where('id', '=', id).execute();
  },
};
