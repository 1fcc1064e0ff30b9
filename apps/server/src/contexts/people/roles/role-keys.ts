import type { RoleKeys } from '@sheaf/rules/people/roles/held-keys';
import { roles } from '#contexts/people/roles/roles.store';
import type { Tenant } from '#platform/database/tenant';

export const readRoleKeys = async (tenant: Tenant): Promise<RoleKeys> =>
  new Map((await roles.list(tenant)).map(({ id, permissions }) => [id, permissions]));
