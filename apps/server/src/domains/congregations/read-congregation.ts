import type { congregations as operations } from '@sheaf/contract/congregations/congregations';
import { composeModules } from '@sheaf/contract/settings-parts';
import { congregations } from '#domains/congregations/congregations.store';
import { presentCongregation } from '#domains/congregations/present-congregation';
import { settings } from '#domains/congregations/settings.store';
import type { Handler } from '#platform/handle';
import { balances } from '#platform/outbox/balance.store';

/** SYNC-C4: settings and modules, secrets removed. */
export async function readCongregation({
  tenant,
  actor,
  platform,
}: Handler<typeof operations.readCongregation>) {
  const modules = composeModules(await settings.all(tenant));
  const balanceCents = await balances.read(tenant);
  return presentCongregation(await congregations.own(tenant), modules, {
    actor,
    balanceCents,
    currency: platform.settings.currency,
  });
}
