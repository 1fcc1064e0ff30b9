import type { places } from '@sheaf/contract/territory/places/places';
import { mapRecords } from '#contexts/territory/maps/maps.api';
import { suburbs } from '#contexts/territory/places/suburbs.store';
import type { Handler } from '#platform/handle';

/** MAPS-C8: refuses a suburb after which a map is named, because the map would lose its name. */
export async function deleteSuburb(call: Handler<typeof places.deleteSuburb>): Promise<{ ok: true }> {
  const { tenant, params } = call;
  if (!(await suburbs.lock(tenant, params.id))) return call.missing();
  if (await mapRecords.calledBy(tenant, params.id)) return call.refuse('suburb-in-use');
  await suburbs.remove(tenant, params.id);
  return { ok: true };
}
