/** Queries on duties that changed after their person answered, and of which the person was not notified. */
import { type NotNull, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

const untold = sql<boolean>`said is not null and facts is distinct from coalesce(asked_as, answered_as)`;

/** The nightly job skips congregations without such a row (`NightlyJob.onlyWith`). */
export const dutiesToTell =
  'from duties d where d.congregation_id = c.id and d.said is not null and not d.suspended and d.facts is distinct from coalesce(d.asked_as, d.answered_as)';

/** Accepted duties whose meeting may be cancelled (`NightlyJob.onlyWith`). */
export const agreedDuties = `from duties d where d.congregation_id = c.id and d.said = 'yes' and (d.meeting_id is not null or d.special_id is not null)
  and d.on_date >= (c.now - interval '1 day')::date`;

export const changedDuties = {
  /** Locks the rows. Cart shifts are left out: the operation that changes a shift notifies its people. */
  lockUntold: (tenant: Tenant) =>
    tenant.db
      .selectFrom('duties')
      .selectAll()
      .where(untold)
      .where('kind', '<>', 'cart')
      .where('suspended', '=', false)
      .$narrowType<{ person_id: NotNull }>()
      .orderBy('id')
      .forUpdate()
      .execute(),

  /**
   * Locks the accepted duties at meetings and special meetings from this day on whose last notification (held or called off)
   * differs from the current state: their meeting is cancelled, or a visit suspends them.
   * @param cancelled ids of the meetings that are not held.
   */
  lockAgreed: (tenant: Tenant, from: string, cancelled: readonly number[]) =>
    tenant.db
      .selectFrom('duties')
      .selectAll()
      .where('said', '=', 'yes')
      .where((row) => row.or([row('meeting_id', 'is not', null), row('special_id', 'is not', null)]))
      .where('on_date', '>=', from)
      .where(
        sql<boolean>`(suspended or coalesce(meeting_id, 0) = any (${[...cancelled]}::bigint[])) is distinct from (called_off_at is not null)`,
      )
      .$narrowType<{ person_id: NotNull }>()
      .orderBy('id')
      .forUpdate()
      .execute(),

  /**
   * @param at when the person was notified that the meeting is cancelled; null after the notification that it
   * is held.
   */
  async markCalledOff(tenant: Tenant, id: number, at: Date | null): Promise<void> {
    await tenant.db.updateTable('duties').set({ called_off_at: at }).where('id', '=', id).execute();
  },

  async markTold(tenant: Tenant, ids: readonly number[]): Promise<void> {
    await tenant.db
      .updateTable('duties')
      .set({ asked_as: sql`facts` })
      .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .execute();
  },

  /** Whether an answer link of the person exists, such as in a shared text. */
  async hasLink(tenant: Tenant, dutyId: number, personId: number): Promise<boolean> {
    const row = await tenant.db
      .selectFrom('answer_links')
      .select('id')
      .where('duty_id', '=', dutyId)
      .where('person_id', '=', personId)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Ids of the people who may assign meeting parts. */
  async assigners(tenant: Tenant): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select distinct p.id from current_people p
      join held_roles r on r.congregation_id = p.congregation_id and r.person_id = p.id
      where p.active and 'schedules.meetings.assign' = any (r.permissions) order by p.id`.execute(tenant.db);
    return rows.map(({ id }) => id);
  },
};
