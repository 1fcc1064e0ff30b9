import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export const profiles = {
  async permissions(tenant: Tenant, personId: number): Promise<string[]> {
    const { rows } = await sql<{ permission: string }>`
      select permission from sheaf.permissions_of(${tenant.congregationId}, ${personId})`.execute(tenant.db);
    return rows.map((row) => row.permission);
  },
};
