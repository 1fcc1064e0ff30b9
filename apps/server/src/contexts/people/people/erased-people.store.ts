/** Queries on those who were deleted. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

const deleted = (tenant: Tenant) =>
  tenant.db
    .selectFrom('people')
    .select(['id', 'first_name', 'last_name', 'deleted_at'])
    .select(sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('made'))
    .where('deleted_at', 'is not', null)
    .where('erased_at', 'is', null);

export const erasedPeople = {
  list: (tenant: Tenant) => deleted(tenant).orderBy('deleted_at', 'desc').orderBy('id').execute(),

  lock: (tenant: Tenant, id: number) => deleted(tenant).where('id', '=', id).forUpdate().executeTakeFirst(),

  /** Somebody of the record of the erased who is there again, deleted or not; locked. */
  async lockReturned(tenant: Tenant, id: number, made: string): Promise<boolean> {
    const returned = await tenant.db
      .selectFrom('people')
      .select('id')
      .where('id', '=', id)
      .where(sql<boolean>`created_at = ${made}::timestamptz`)
      .where('erased_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    return returned !== undefined;
  },

  /**
   * For good. `words` is what history calls the person from now on. How many records of others held the name or a contact.
   * It reads every text of the congregation, which may take longer than any other statement.
   */
  async erase(
    tenant: Tenant,
    id: number,
    words: { first: string; last: string },
    now: Date,
  ): Promise<number> {
    await tenant.allowStatements(20_000);
    const { rows } = await sql<{ replaced: number }>`
      select sheaf.erase_person(${id}, ${words.first}, ${words.last}, ${now}) as replaced`.execute(tenant.db);
    return rows[0]!.replaced;
  },
};
