/** Queries on open places that a person took, which can be undone for ten minutes. */
import type { Tenant } from '#platform/database/tenant';
import type { ExpiredRows } from '#platform/retention-source';

export const openTakes = {
  read: (tenant: Tenant, dutyId: number) =>
    tenant.db
      .selectFrom('open_takes')
      .select(['duty_id', 'person_id', 'taken_at', 'was_locked'])
      .where('duty_id', '=', dutyId)
      .executeTakeFirst(),

  ofPersonSince: (tenant: Tenant, personId: number, since: Date) =>
    tenant.db
      .selectFrom('open_takes')
      .select(['duty_id', 'taken_at'])
      .where('person_id', '=', personId)
      .where('taken_at', '>', since)
      .orderBy('taken_at')
      .execute(),

  /** Replaces an earlier one of the same duty. */
  async add(
    tenant: Tenant,
    take: { dutyId: number; personId: number; takenAt: Date; wasLocked: boolean },
  ): Promise<void> {
    const { dutyId, personId, takenAt, wasLocked } = take;
    await openTakes.remove(tenant, dutyId);
    await tenant.db
      .insertInto('open_takes')
      .values({
        congregation_id: tenant.congregationId,
        duty_id: dutyId,
        person_id: personId,
        taken_at: takenAt,
        was_locked: wasLocked,
      })
      .execute();
  },

  async remove(tenant: Tenant, dutyId: number): Promise<void> {
    await tenant.db.deleteFrom('open_takes').where('duty_id', '=', dutyId).execute();
  },

  async removeOf(tenant: Tenant, personId: number): Promise<void> {
    await tenant.db.deleteFrom('open_takes').where('person_id', '=', personId).execute();
  },
};

/** Removes them a day later (X-SWAP-27). */
export const removePastTakes: ExpiredRows = async (owner, now) => {
  await owner.query("delete from open_takes where taken_at < $1::timestamptz - interval '1 day'", [now]);
};
