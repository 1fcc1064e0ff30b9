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

  /** Locks a person of the erasure record who exists again, deleted or not. */
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
   * Erases a person permanently. `words` replaces the person in history. Returns the number of other records
   * with the name or a contact. Reads every text of the congregation, which may exceed the usual time limit.
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
