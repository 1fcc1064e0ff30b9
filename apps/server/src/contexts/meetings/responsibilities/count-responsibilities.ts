import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import type { Tenant } from '#platform/database/tenant';

export const countResponsibilities = async (tenant: Tenant): Promise<number> =>
  (await responsibilities.list(tenant)).length;
