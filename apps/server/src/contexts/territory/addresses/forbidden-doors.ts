/** Whether a do-not-call covers one of the doors of an entry (ADDR-R20, ADDR-R40). */
import { matchesAny } from '@sheaf/rules/territory/addresses/do-not-call';
import { doNotCalls } from '#contexts/territory/addresses/do-not-calls.store';
import type { Door } from '#contexts/territory/addresses/places.store';
import type { Tenant } from '#platform/database/tenant';

export async function anyForbidden(
  tenant: Tenant,
  streetId: number,
  doors: readonly Door[],
): Promise<boolean> {
  const found = await doNotCalls.onStreet(tenant, streetId);
  if (!found) return false;
  return doors.some((door) => matchesAny({ street: found.street, ...door }, found.doNotCalls));
}
