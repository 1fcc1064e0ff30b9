import type { ResponsibilityKind } from '@sheaf/rules/meetings/responsibilities/responsibility';
import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import type { Tenant } from '#platform/database/tenant';

/** By id. */
export const kindsOfResponsibilities = async (tenant: Tenant): Promise<Map<number, ResponsibilityKind>> =>
  new Map((await responsibilities.list(tenant)).map(({ id, kind }) => [id, kind]));
