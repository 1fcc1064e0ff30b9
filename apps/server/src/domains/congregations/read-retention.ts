import type { congregations } from '@sheaf/contract/congregations';
import { retention } from '#domains/congregations/retention.store';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

export async function presentRetention(tenant: Tenant, now: Date) {
  const { months, version } = await retention.read(tenant);
  return { months, version, due: await retention.due(tenant, months, now) };
}

/** X-RETAIN. */
export const readRetention = ({ tenant, now }: Handler<typeof congregations.readRetention>) =>
  presentRetention(tenant, now);
