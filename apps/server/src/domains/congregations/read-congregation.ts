import type { congregations as operations } from '@sheaf/contract/congregations';
import { congregations } from '#domains/congregations/congregations.store';
import { presentCongregation } from '#domains/congregations/present-congregation';
import type { Handler } from '#platform/handle';

/** SYNC-C4: settings and modules, secrets removed. */
export async function readCongregation({ tenant, actor }: Handler<typeof operations.readCongregation>) {
  return presentCongregation(await congregations.own(tenant), actor);
}
