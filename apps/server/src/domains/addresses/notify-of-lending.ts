/** Tells people that addresses came to them, were taken back, or came back: one notification a person and map (DASH-R1). */
import { addressesNotifications } from '@sheaf/rules/addresses/notifications';
import type { Tenant } from '#platform/database/tenant';
import { notify } from '#platform/notifications/notifications.store';

interface Moved {
  personId: number;
  mapNumber: string;
}

export async function notifyOfLending(
  tenant: Tenant,
  type: keyof typeof addressesNotifications,
  moved: readonly Moved[],
  at: Date,
): Promise<void> {
  const counts = new Map<string, Moved & { count: number }>();
  for (const { personId, mapNumber } of moved) {
    const key = `${personId} ${mapNumber}`;
    const known = counts.get(key) ?? { personId, mapNumber, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  const told = [...counts.values()].map(({ personId, mapNumber, count }) => ({
    personId,
    type,
    details: { number: mapNumber, count },
  }));
  if (told.length > 0) await notify(tenant, addressesNotifications, told, at);
}
