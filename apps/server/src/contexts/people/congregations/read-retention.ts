import type { congregations } from '@sheaf/contract/people/congregations/congregations';
import { retention } from '#contexts/people/congregations/retention.store';
import { countOld } from '#contexts/people/congregations/walk-retention';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import type { Registry } from '#platform/registry';

export async function presentRetention(tenant: Tenant, registry: Registry, now: Date) {
  const { months, version } = await retention.read(tenant);
  return { months, version, due: await countOld({ tenant, registry, months, now }) };
}

/** X-RETAIN. */
export const readRetention = ({ tenant, now, platform }: Handler<typeof congregations.readRetention>) =>
  presentRetention(tenant, platform.registry, now);
