import { readGrants } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

/** Ids of the active people with settings.tasks. */
export async function keepersOf(tenant: Tenant): Promise<number[]> {
  const { held } = await readGrants(tenant);
  return held.flatMap(({ personId, active, keys }) =>
    active && keys.has('settings.tasks') ? [personId] : [],
  );
}
