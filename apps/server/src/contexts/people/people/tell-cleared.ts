/** Notifies the assigner of each cleared duty, once for any number of duties (USERS-X18). */
import { assignerOf } from '@sheaf/rules/duties/commitment';
import { fullName } from '@sheaf/rules/people/people/names';
import { peopleNotifications } from '@sheaf/rules/people/people/notifications';
import type { Grants } from '#contexts/people/roles/roles.api';
import type { Commitment } from '#platform/commitment-source';
import type { Tenant } from '#platform/database/tenant';
import { notify } from '#platform/notifications/notifications.store';

export function assignersOf(
  { held }: Pick<Grants, 'held'>,
  cleared: readonly Commitment[],
  personId: number,
): Map<number, Commitment[]> {
  const found = new Map<number, Commitment[]>();
  for (const { personId: id, active, keys } of held) {
    if (!active || id === personId) continue;
    const own = cleared.filter(({ kind, part }) => {
      const key = assignerOf(kind, part);
      return key !== null && keys.has(key);
    });
    if (own.length > 0) found.set(id, own);
  }
  return found;
}

export async function tellCleared(
  tenant: Tenant,
  grants: Grants,
  person: { id: number; first_name: string; last_name: string },
  cleared: readonly Commitment[],
  now: Date,
): Promise<void> {
  const notes = [...assignersOf(grants, cleared, person.id)].map(([personId, own]) => {
    const date = own.find((one) => one.date !== null)?.date;
    const details = { name: fullName(person), count: own.length, ...(date && { date }) };
    return { personId, type: date ? ('places-open' as const) : ('turns-open' as const), details };
  });
  await notify(tenant, peopleNotifications, notes, now);
}
