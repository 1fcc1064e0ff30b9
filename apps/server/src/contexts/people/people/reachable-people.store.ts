/** Contacts of people for messages. */
import type { Tenant } from '#platform/database/tenant';

export type ReachablePerson = Awaited<ReturnType<typeof reachablePeople.among>>[number];

export const reachablePeople = {
  /** Everyone who is not deleted, with the facts that select recipients. */
  everyone: (tenant: Tenant) =>
    tenant.db
      .selectFrom('people')
      .select(['id', 'active', 'appointment', 'pioneer', 'special_pioneer as specialPioneer', 'cart'])
      .select(['group_id as groupId', 'phone', 'email'])
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),

  /** Active people with an e-mail address, by name. */
  byMail: (tenant: Tenant) =>
    tenant.db
      .selectFrom('people')
      .select(['id', 'first_name', 'last_name'])
      .where('deleted_at', 'is', null)
      .where('active', '=', true)
      .where('email', 'is not', null)
      .orderBy('last_name')
      .orderBy('first_name')
      .orderBy('id')
      .execute(),

  /** Everyone with a telephone number, by name. */
  withPhone: (tenant: Tenant) =>
    tenant.db
      .selectFrom('people')
      .select(['id', 'first_name', 'last_name', 'phone', 'version'])
      .where('deleted_at', 'is', null)
      .where('phone', 'is not', null)
      .orderBy('last_name')
      .orderBy('first_name')
      .orderBy('id')
      .execute(),

  /** People of these ids who are not deleted. */
  among: (tenant: Tenant, ids: readonly number[]) =>
    tenant.db
      .selectFrom('people')
      .select(['id', 'first_name', 'lang', 'active', 'appointment', 'phone', 'email'])
      .where('id', 'in', [...ids, 0])
      .where('deleted_at', 'is', null)
      .execute(),
};
