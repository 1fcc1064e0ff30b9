import type { congregations as operations } from '@sheaf/contract/people/congregations/congregations';
import { composeModules } from '@sheaf/contract/settings-parts';
import { congregations } from '#contexts/people/congregations/congregations.store';
import { presentCongregation } from '#contexts/people/congregations/present-congregation';
import { settings } from '#contexts/people/congregations/settings.store';
import type { Handler } from '#platform/handle';
import { balances } from '#platform/outbox/balance.store';

/** SYNC-C4: settings and modules without secrets. */
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
