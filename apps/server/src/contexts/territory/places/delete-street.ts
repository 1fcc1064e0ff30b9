import type { places } from '@sheaf/contract/territory/places/places';
import { standsOnStreet } from '#contexts/territory/addresses/addresses.api';
import { streets } from '#contexts/territory/places/streets.store';
import { foreignAddresses } from '#contexts/territory/territory/territory.api';
import type { Handler } from '#platform/handle';

/** MAPS-C9: refuses a street with addresses or do-not-calls, which would be deleted with it. */
export async function deleteStreet(call: Handler<typeof places.deleteStreet>): Promise<{ ok: true }> {
  const { tenant, params } = call;
  if (!(await streets.lock(tenant, params.id))) return call.missing();
  if ((await standsOnStreet(tenant, params.id)) || (await foreignAddresses.standsOn(tenant, params.id)))
    return call.refuse('street-in-use');
  await streets.remove(tenant, params.id);
  return { ok: true };
}
