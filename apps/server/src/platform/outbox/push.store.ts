/** Target devices of a push message, and the congregation's VAPID keys. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import { sendMessageTask } from '#platform/outbox/outbox.store';

export interface PushDevice {
  id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export const pushKeys = {
  read: (tenant: Tenant): Promise<PushKeys | undefined> =>
    tenant.db
      .selectFrom('push_keys')
      .select(['public_key as publicKey', 'private_key as privateKey'])
      .executeTakeFirst(),

  /** The first key pair remains: subscriptions are bound to it. */
  async keep(tenant: Tenant, keys: PushKeys): Promise<PushKeys> {
    await tenant.db
      .insertInto('push_keys')
      .values({
        congregation_id: tenant.congregationId,
        public_key: keys.publicKey,
        private_key: keys.privateKey,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await pushKeys.read(tenant)) ?? keys;
  },
};

export const pushes = {
  devices: (tenant: Tenant, personId: number): Promise<PushDevice[]> =>
    tenant.db
      .selectFrom('push_devices')
      .select(['id', 'endpoint', 'p256dh', 'auth'])
      .where('person_id', '=', personId)
      .orderBy('id')
      .execute(),

  async markUsed(tenant: Tenant, ids: readonly number[], at: Date): Promise<void> {
    if (ids.length === 0) return;
    await tenant.db
      .updateTable('push_devices')
      .set({ last_used_at: at })
      .where('id', 'in', [...ids])
      .execute();
  },

  async remove(tenant: Tenant, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await tenant.db
      .deleteFrom('push_devices')
      .where('id', 'in', [...ids])
      .execute();
  },

  /** MSG-R16: switches the message to e-mail and restarts it. */
  async mailInstead(tenant: Tenant, id: number, address: string): Promise<void> {
    await sql`
      with turned as (
        update outgoing_messages m set channel = 'email', recipient = ${address}, state = 'queued', attempts = 0, failure = null,
          next_try_at = null, handing_since = null
        where m.id = ${id}
        returning m.congregation_id, m.id, m.job_key
      )
      select id, sheaf.enqueue(${sendMessageTask}, json_build_object('congregationId', congregation_id, 'id', id), job_key)
      from turned`.execute(tenant.db);
  },
};
