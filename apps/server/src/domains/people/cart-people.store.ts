/** Whoever is booked at a cart. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** In the order of their ids, locked against being booked elsewhere meanwhile. */
export const lockCartPeople = (tenant: Tenant, ids: readonly number[]) =>
  tenant.db
    .selectFrom('people')
    .select(['id', 'cart', 'active', 'first_name', 'last_name'])
    .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
