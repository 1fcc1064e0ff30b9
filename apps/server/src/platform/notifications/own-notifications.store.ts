import { type SqlBool, sql } from 'kysely';
import { redactJournalRows } from '#platform/database/redact-journal.store';
import type { Tenant } from '#platform/database/tenant';

export type NotificationRow = Awaited<ReturnType<typeof notifications.page>>[number];

const latestFirst = (tenant: Tenant, personId: number) =>
  tenant.db
    .selectFrom('notifications as n')
    .leftJoin('person_names as p', (join) =>
      join.onRef('p.congregation_id', '=', 'n.congregation_id').onRef('p.id', '=', 'n.by_person'),
    )
    .select(['n.id', 'n.type', 'n.details', 'n.notified_at', 'n.read_at', 'p.first_name', 'p.last_name'])
    .where('n.person_id', '=', personId)
    .orderBy('n.notified_at', 'desc')
    .orderBy('n.id', 'desc');

/** Precondition of the nightly job (`NightlyJob.onlyWith`). */
export const notificationsOfNight = 'from notifications n where n.congregation_id = c.id';

export const notifications = {
  all: (tenant: Tenant, personId: number) => latestFirst(tenant, personId).execute(),

  page: (tenant: Tenant, personId: number, page: number, perPage: number) =>
    latestFirst(tenant, personId)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),

  async count(tenant: Tenant, personId: number, unreadOnly: boolean): Promise<number> {
    const { total } = await tenant.db
      .selectFrom('notifications')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('person_id', '=', personId)
      .$if(unreadOnly, (query) => query.where('read_at', 'is', null))
      .executeTakeFirstOrThrow();
    return total;
  },

  /** False for another person's notification. A read one is unchanged. */
  async markRead(tenant: Tenant, personId: number, id: number, at: Date): Promise<boolean> {
    const row = await tenant.db
      .selectFrom('notifications')
      .select('read_at')
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return false;
    if (row.read_at === null)
      await tenant.db.updateTable('notifications').set({ read_at: at }).where('id', '=', id).execute();
    return true;
  },

  async markReadUntil(tenant: Tenant, personId: number, until: number, at: Date): Promise<void> {
    await tenant.db
      .updateTable('notifications')
      .set({ read_at: at })
      .where('person_id', '=', personId)
      .where('read_at', 'is', null)
      .where('id', '<=', until)
      .execute();
  },

  /** Returns the number of removed rows; their journal entries are removed too. */
  async removeOld(tenant: Tenant, before: Date): Promise<number> {
    const gone = await tenant.db
      .deleteFrom('notifications')
      .where(sql<SqlBool>`notified_at < ${before}`)
      .returning('id')
      .execute();
    return redactJournalRows(tenant, 'notifications', gone);
  },
};
