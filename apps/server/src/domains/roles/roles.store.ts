import type { Tenant } from '#platform/database/tenant';

export const roles = {
  list: (tenant: Tenant) =>
    tenant.db.selectFrom('roles').select(['id', 'name', 'permissions']).orderBy('id').execute(),
};
