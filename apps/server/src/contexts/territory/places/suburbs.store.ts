import type { Tenant } from '#platform/database/tenant';

const columns = ['id', 'suburb', 'code', 'region_id', 'map_id', 'version'] as const;

export interface SuburbValues {
  suburb: string;
  code: string | null;
  region_id: number | null;
}

export const suburbs = {
  list: (tenant: Tenant) =>
    tenant.db.selectFrom('suburbs').select(columns).orderBy('suburb').orderBy('id').execute(),

  lock: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('suburbs').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),

  async exists(tenant: Tenant, id: number): Promise<boolean> {
    const row = await tenant.db
      .selectFrom('suburbs')
      .select('id')
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst();
    return row !== undefined;
  },

  add: (tenant: Tenant, values: SuburbValues & { map_id: number }) =>
    tenant.db
      .insertInto('suburbs')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  edit: (tenant: Tenant, id: number, values: SuburbValues) =>
    tenant.db
      .updateTable('suburbs')
      .set(values)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('suburbs').where('id', '=', id).execute();
  },
};
