/** Push devices of people, and the congregation's VAPID keys. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export interface NewPushDevice {
  personId: number;
  sessionId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  device: string;
  now: Date;
}

const shown = ['id', 'device', 'session_id', 'created_at', 'last_used_at'] as const;

export const pushDevices = {
  own: (tenant: Tenant, personId: number) =>
    tenant.db
      .selectFrom('push_devices')
      .select(shown)
      .where('person_id', '=', personId)
      .orderBy('id', 'desc')
      .execute(),

  /** Ids of people with a push device. */
  async people(tenant: Tenant): Promise<Set<number>> {
    const rows = await tenant.db.selectFrom('push_devices').select('person_id').distinct().execute();
    return new Set(rows.map(({ person_id }) => person_id));
  },

  async add(tenant: Tenant, given: NewPushDevice) {
    await sql`select sheaf.release_push(${given.endpoint})`.execute(tenant.db);
    return tenant.db
      .insertInto('push_devices')
      .values({
        congregation_id: tenant.congregationId,
        person_id: given.personId,
        session_id: given.sessionId,
        endpoint: given.endpoint,
        p256dh: given.p256dh,
        auth: given.auth,
        device: given.device,
        created_at: given.now,
      })
      .returning(shown)
      .executeTakeFirstOrThrow();
  },

  async remove(tenant: Tenant, personId: number, id: number): Promise<boolean> {
    const gone = await tenant.db
      .deleteFrom('push_devices')
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .returning('id')
      .execute();
    return gone.length > 0;
  },
};
