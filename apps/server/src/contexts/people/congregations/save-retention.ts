import type { congregations } from '@sheaf/contract/people/congregations/congregations';
import { presentRetention } from '#contexts/people/congregations/read-retention';
import { retention } from '#contexts/people/congregations/retention.store';
import type { Handler } from '#platform/handle';

/** X-RETAIN: nothing is removed before the night, so a too small number can be corrected. */
export async function saveRetention(call: Handler<typeof congregations.saveRetention>) {
  const { tenant, body, now, platform } = call;
  const { version, ...months } = body;
  if (!(await retention.save(tenant, months, version)))
    return call.stale(await presentRetention(tenant, platform.registry, now));
  return presentRetention(tenant, platform.registry, now);
}
