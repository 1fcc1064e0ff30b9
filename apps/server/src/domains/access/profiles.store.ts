/** Queries on the signed-in person and his congregation. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export const profiles = {
  congregation: (tenant: Tenant) =>
    tenant.db
      .selectFrom('congregations')
      .select(['congregation_id as id', 'name', 'lang', 'time_format', 'timezone_id', 'show_address_date'])
      .executeTakeFirstOrThrow(),

  revisions: (tenant: Tenant) =>
    tenant.db.selectFrom('revisions').select(['collection', 'revision']).execute(),

  async permissions(tenant: Tenant, personId: number): Promise<string[]> {
    const { rows } = await sql<{ permission: string }>`
      select permission from sheaf.permissions_of(${tenant.congregationId}, ${personId})`.execute(tenant.db);
    return rows.map((row) => row.permission);
  },
};
