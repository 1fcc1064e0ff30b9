/** Queries on qualifications of people for meeting parts. */
import { withGender } from '@sheaf/rules/people/people/gender';
import { sql } from 'kysely';
import { isAwayNow } from '#contexts/people/absences/absences.api';
import { overseerContact, trimmedColumns } from '#contexts/people/people/people.store';
import type { Tenant } from '#platform/database/tenant';

export const qualifications = {
  /** Locked in the order of ids; unknown people are absent from the result. */
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

  /** Active people, with the columns of a chooser. */
  active: (tenant: Tenant) =>
    tenant.db
      .selectFrom('people')
      .select(['id', 'first_name', 'last_name', 'gender', 'appointment', 'group_id', 'qualified_parts'])
      .where('deleted_at', 'is', null)
      .where('active', '=', true)
      .orderBy('id')
      .execute(),

  /** All active people, with their qualifications. */
  async everyone(tenant: Tenant) {
    const rows = await tenant.db
      .selectFrom('people')
      .select(['id', 'gender', 'qualified_parts'])
      .where('deleted_at', 'is', null)
      .where('active', '=', true)
      .orderBy('id')
      .execute();
    return rows.map(withGender);
  },

  /** Active people qualified for a part, with prepared talks and contact. */
  speakers: (tenant: Tenant, part: number) =>
    tenant.db
      .selectFrom('people')
      .select(['id', 'first_name', 'last_name', 'appointment', 'public_talk_outlines', 'email', 'phone'])
      .where('deleted_at', 'is', null)
      .where('active', '=', true)
      .where(sql<boolean>`${part}::int = any (qualified_parts)`)
      .orderBy('id')
      .execute(),

  /** Active people of these ids, with the columns of a chooser. */
  among: (tenant: Tenant, ids: readonly number[]) =>
    tenant.db
      .selectFrom('people')
      .select(['id', 'first_name', 'last_name', 'gender', 'appointment', 'group_id'])
      .where('deleted_at', 'is', null)
      .where('active', '=', true)
      .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .orderBy('id')
      .execute(),

  /** Facts that decide the qualifications of these people. */
  async standing(tenant: Tenant, ids: readonly number[]) {
    const rows = await tenant.db
      .selectFrom('people')
      .select(['id', 'active', 'gender', 'appointment', 'qualified_parts'])
      .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .where('deleted_at', 'is', null)
      .execute();
    return rows.map(withGender);
  },

  /** Existing people of these ids, locked until the transaction ends. */
  hold: (tenant: Tenant, ids: readonly number[]) =>
    tenant.db
      .selectFrom('people')
      .select(['id', 'active', 'qualified_parts'])
      .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forShare()
      .execute(),

  /** The caller has locked the people and knows that they lack the part. */
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
