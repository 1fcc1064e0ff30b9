import type { Tenant } from '#platform/database/tenant';

export const roles = {
  list: (tenant: Tenant, ids?: number[]) =>
    tenant.db
      .selectFrom('roles')
      .select(['id', 'name', 'permissions'])
      .$if(ids !== undefined, (query) => query.where('id', 'in', ids!))
      .orderBy('id')
      .execute(),
};
