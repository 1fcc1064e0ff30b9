/**
 * Queries on duties that a person accepted or was notified of, and no longer has. The database writes the
 * rows (decision 151).
 */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** The nightly job skips congregations without such a row (`NightlyJob.onlyWith`). */
export const withdrawnToTell = 'from withdrawn_duties w where w.congregation_id = c.id';

export const withdrawnDuties = {
  /** Locks the rows. */
  lock: (tenant: Tenant) =>
    tenant.db
      .selectFrom('withdrawn_duties')
      .select(['id', 'person_id', 'duty_id', 'kind', 'facts', 'by_mail'])
      .orderBy('id')
      .forUpdate()
      .execute(),

  /** Ids of rows whose person has the same duty again. */
  async returned(tenant: Tenant): Promise<Set<number>> {
    const { rows } = await sql<{ id: number }>`
      select w.id from withdrawn_duties w
      where exists (select from duties d
        where d.congregation_id = w.congregation_id and d.person_id = w.person_id and d.kind = w.kind
          and d.on_date = (w.facts ->> 'date')::date
          and (d.id = w.duty_id or (sheaf.duty_facts(d) - 'hall') = (w.facts - 'hall')))`.execute(tenant.db);
    return new Set(rows.map(({ id }) => id));
  },

  /** Replaces the task that the database enqueues under the same key, and vice versa. */
  async tellAt(tenant: Tenant, task: string, at: Date): Promise<void> {
    const { congregationId } = tenant;
    await sql`select sheaf.enqueue_at(${task}, ${JSON.stringify({ congregationId, isQuiet: true })}::json,
      ${`${task} ${congregationId}`}, ${at})`.execute(tenant.db);
  },

  async remove(tenant: Tenant, ids: readonly number[]): Promise<void> {
    await tenant.db
      .deleteFrom('withdrawn_duties')
      .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .execute();
  },

  /** Removes the rows of a handover of which the person was notified otherwise. */
  async forget(tenant: Tenant, personId: number, dutyIds: readonly number[]): Promise<void> {
    await tenant.db
      .deleteFrom('withdrawn_duties')
      .where('person_id', '=', personId)
      .where('duty_id', '=', sql<number>`any (${[...dutyIds]}::bigint[])`)
      .execute();
  },

  async removeOf(tenant: Tenant, personId: number): Promise<void> {
    await tenant.db.deleteFrom('withdrawn_duties').where('person_id', '=', personId).execute();
  },
};
