/** Queries on who read and confirmed notices. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export const noticeReads = {
  ofPerson: (tenant: Tenant, personId: number) =>
    tenant.db
      .selectFrom('notice_reads')
      .select(['notice_id', 'read_at', 'confirmed'])
      .where('person_id', '=', personId)
      .execute(),

  ofNotice: (tenant: Tenant, noticeId: number) =>
    tenant.db
      .selectFrom('notice_reads')
      .select(['person_id', 'confirmed'])
      .where('notice_id', '=', noticeId)
      .execute(),

  /** By name. */
  namesOf: (tenant: Tenant, personIds: readonly number[]) =>
    tenant.db
      .selectFrom('person_names')
      .select(['id', 'first_name', 'last_name'])
      .where('id', '=', sql<number>`any (${[...personIds]}::bigint[])`)
      .orderBy('last_name')
      .orderBy('first_name')
      .orderBy('id')
      .execute(),

  /** The first opening stays, and a confirmation is not withdrawn. Nothing is written without a change. */
  async mark(
    tenant: Tenant,
    mark: { noticeId: number; personId: number; confirmed: boolean; now: Date },
  ): Promise<void> {
    const { noticeId, personId, confirmed, now } = mark;
    await sql`insert into notice_reads as r (congregation_id, notice_id, person_id, read_at, confirmed)
      values (${tenant.congregationId}, ${noticeId}, ${personId}, ${now}, ${confirmed})
      on conflict (congregation_id, notice_id, person_id) do update set confirmed = true
        where excluded.confirmed and not r.confirmed`.execute(tenant.db);
  },

  async removeOf(tenant: Tenant, personId: number): Promise<void> {
    await tenant.db.deleteFrom('notice_reads').where('person_id', '=', personId).execute();
  },
};
