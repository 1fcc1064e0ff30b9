import { changesOwnOnly, mayChangeDoNotCall } from '@sheaf/rules/territory/addresses/own-do-not-call';
import { addedBy } from '#contexts/journal/journal.api';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';

/** Do-not-calls that the person added; undefined if every one can be changed, or none. */
export const ownDoNotCalls = async (
  tenant: Tenant,
  { personId, permissions }: Pick<Actor, 'personId' | 'permissions'>,
  ids: readonly number[],
): Promise<number[] | undefined> =>
  ids.length > 0 && changesOwnOnly(permissions)
    ? addedBy(tenant, 'do_not_calls', { ids, personId })
    : undefined;

/** ADDR-R17.2: looks the author up only for people without the permission. */
export async function mayChange(
  tenant: Tenant,
  { personId, permissions }: Pick<Actor, 'personId' | 'permissions'>,
  key: 'maps.dnc.update' | 'maps.dnc.delete',
  id: number,
): Promise<boolean> {
  if (mayChangeDoNotCall(key, permissions, false)) return true;
  const own = await addedBy(tenant, 'do_not_calls', { ids: [id], personId });
  return mayChangeDoNotCall(key, permissions, own.length > 0);
}
