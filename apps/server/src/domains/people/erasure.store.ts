/** Queries on those who were deleted. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

const deleted = (tenant: Tenant) =>
  tenant.db
    .selectFrom('people')
    .select(['id', 'first_name', 'last_name', 'deleted_at'])
    .where('deleted_at', 'is not', null)
    .where('erased_at', 'is', null);

export const erasure = {
  list: (tenant: Tenant) => deleted(tenant).orderBy('deleted_at', 'desc').orderBy('id').execute(),

  lock: (tenant: Tenant, id: number) => deleted(tenant).where('id', '=', id).forUpdate().executeTakeFirst(),

  /** For good. `words` is what history calls him from now on. */
  async erase(tenant: Tenant, id: number, words: { first: string; last: string }, now: Date): Promise<void> {
    await sql`select sheaf.erase_person(${id}, ${words.first}, ${words.last}, ${now})`.execute(tenant.db);
  },
};
