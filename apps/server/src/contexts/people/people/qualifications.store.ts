/** Queries on who is qualified for which part. */
import { withGender } from '@sheaf/rules/people/people/gender';
import { sql } from 'kysely';
import { isAwayNow } from '#contexts/people/absences/absences.api';
import { overseerContact, trimmedColumns } from '#contexts/people/people/people.store';
import type { Tenant } from '#platform/database/tenant';

export const qualifications = {
  /** Locked in the order of their ids; those who are not there are missing in the answer. */
  async lock(tenant: Tenant, ids: readonly number[]) {
    const rows = await tenant.db
      .selectFrom('people')
      .select(['id', 'active', 'gender', 'appointment', 'qualified_parts'])
      .where('id', 'in', [...ids])
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    return rows.map(withGender);
  },

  qualified: (tenant: Tenant, part: number) =>
    tenant.db
      .selectFrom('people')
      .select(trimmedColumns)
      .select(overseerContact())
      .select(isAwayNow('people').as('away'))
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`${part}::int = any (qualified_parts)`)
      .execute(),

  /** Active people who are qualified for a part, with what a chooser shows of them. */
  candidates: (tenant: Tenant, part: number) =>
    tenant.db
      .selectFrom('people')
      .select(['id', 'first_name', 'last_name', 'gender', 'appointment', 'group_id'])
      .where('deleted_at', 'is', null)
      .where('active', '=', true)
      .where(sql<boolean>`${part}::int = any (qualified_parts)`)
      .orderBy('id')
      .execute(),

  /** The same of whoever gives talks, with what they prepared and how they are written to. */
  speakers: (tenant: Tenant, part: number) =>
    tenant.db
      .selectFrom('people')
      .select(['id', 'first_name', 'last_name', 'appointment', 'public_talk_outlines', 'email', 'phone'])
      .where('deleted_at', 'is', null)
      .where('active', '=', true)
      .where(sql<boolean>`${part}::int = any (qualified_parts)`)
      .orderBy('id')
      .execute(),

  /** Those of these ids who are active, with what a chooser shows of them. */
  among: (tenant: Tenant, ids: readonly number[]) =>
    tenant.db
      .selectFrom('people')
      .select(['id', 'first_name', 'last_name', 'gender', 'appointment', 'group_id'])
      .where('deleted_at', 'is', null)
      .where('active', '=', true)
      .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .orderBy('id')
      .execute(),

  /** What decides for which parts these people are qualified. */
  async standing(tenant: Tenant, ids: readonly number[]) {
    const rows = await tenant.db
      .selectFrom('people')
      .select(['id', 'active', 'gender', 'appointment', 'qualified_parts'])
      .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .where('deleted_at', 'is', null)
      .execute();
    return rows.map(withGender);
  },

  /** Those of these ids who are there, held until the end of the transaction. */
  hold: (tenant: Tenant, ids: readonly number[]) =>
    tenant.db
      .selectFrom('people')
      .select(['id', 'active', 'qualified_parts'])
      .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forShare()
      .execute(),

  /** The caller has locked them and knows that they lack the part. */
  async attach(tenant: Tenant, ids: readonly number[], part: number): Promise<void> {
    await sql`update people set qualified_parts = array(select unnest(qualified_parts || ${part}::int) order by 1)
      where id = any (${[...ids]}::bigint[])`.execute(tenant.db);
  },

  async detach(tenant: Tenant, id: number, parts: readonly number[]): Promise<void> {
    await sql`update people set qualified_parts = array(
        select part from unnest(qualified_parts) as q (part) where part <> all (${[...parts]}::int[]) order by 1)
      where id = ${id} and qualified_parts && ${[...parts]}::int[]`.execute(tenant.db);
  },
};
