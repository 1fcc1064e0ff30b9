import type { maps as operations } from '@sheaf/contract/territory/maps/maps';
import { readCongregationRow } from '#contexts/people/people.api';
import { assignList } from '#contexts/territory/maps/assign-list.store';
import { maps } from '#contexts/territory/maps/maps.store';
import { presentAssignRow } from '#contexts/territory/maps/present-assign-row';
import type { Handler } from '#platform/handle';

/** ASSIGN-C6, ASSIGN-O7. */
export async function switchNumberLookup(call: Handler<typeof operations.switchNumberLookup>) {
  const { tenant, params, body, now } = call;
  const map = await maps.lock(tenant, params.id);
  if (!map) return call.missing();
  await maps.setNumberLookup(tenant, map.id, body.on ?? !map.number_lookup);
  const [row] = await assignList.read(tenant, map.id);
  return presentAssignRow(row!, await readCongregationRow(tenant), now);
}
