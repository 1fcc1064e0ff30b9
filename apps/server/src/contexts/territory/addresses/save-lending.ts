/** Saves the new holders of addresses as decided, and notifies the people concerned. */
import type { LendingEffect } from '@sheaf/rules/territory/addresses/lending';
import { addressesNotifications } from '@sheaf/rules/territory/addresses/notifications';
import { lending } from '#contexts/territory/addresses/lending.store';
import type { Tenant } from '#platform/database/tenant';
import { notify } from '#platform/notifications/notifications.store';

export interface LendingChange {
  address: { id: number; mapNumber: string };
  effect: LendingEffect;
}

/** One notification per person, type and map (DASH-R1). */
function countedNotifications(changes: readonly LendingChange[]) {
  const counts = new Map<string, LendingEffect['told'][number] & { number: string; count: number }>();
  for (const { address, effect } of changes)
    for (const { personId, type } of effect.told) {
      const key = `${personId} ${type} ${address.mapNumber}`;
      const count = (counts.get(key)?.count ?? 0) + 1;
      counts.set(key, { personId, type, number: address.mapNumber, count });
    }
  return [...counts.values()].map(({ personId, type, ...details }) => ({ personId, type, details }));
}

/** The caller has locked the addresses. */
export async function saveLending(
  tenant: Tenant,
  changes: readonly LendingChange[],
  now: Date,
): Promise<void> {
  await lending.set(
    tenant,
    changes.flatMap(({ address: { id }, effect: { kept } }) =>
      kept === undefined ? [] : [{ id, next: kept }],
    ),
  );
  await notify(tenant, addressesNotifications, countedNotifications(changes), now);
}
