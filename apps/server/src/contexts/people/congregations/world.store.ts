import type { Tenant } from '#platform/database/tenant';

export const world = {
  regions: (tenant: Tenant) =>
    tenant.db
      .selectFrom('regions')
      .select(['id', 'code', 'name', 'country_id'])
      .orderBy('name')
      .orderBy('id')
      .execute(),

  async hasRegion(tenant: Tenant, id: number): Promise<boolean> {
    return (
      (await tenant.db.selectFrom('regions').select('id').where('id', '=', id).executeTakeFirst()) !==
      undefined
    );
  },

  countries: (tenant: Tenant) =>
    tenant.db.selectFrom('countries').select(['id', 'code', 'name']).orderBy('name').orderBy('id').execute(),
};
