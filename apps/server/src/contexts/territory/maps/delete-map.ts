import type { maps } from '@sheaf/contract/territory/maps/maps';
import { decideDeleteMap } from '@sheaf/rules/territory/maps/map-ending';
import { mapTypes } from '@sheaf/rules/territory/maps/map-type';
import { freeAddresses } from '#contexts/territory/addresses/addresses.api';
import { mapForms, mapRecords } from '#contexts/territory/maps/maps.api';
import { gatherForeign } from '#contexts/territory/territory/gather-foreign';
import type { Handler } from '#platform/handle';

/** MAPS-R22: hides a deleted map, so that its history and the S-13 remain complete. */
export async function deleteMap(call: Handler<typeof maps.deleteMap>): Promise<{ ok: true }> {
  const { tenant, params, now } = call;
  const map = await mapRecords.lock(tenant, params.id);
  if (!map) return call.missing();
  const decision = decideDeleteMap({
    type: mapTypes.decode(map.type_id),
    assigned: Boolean(await mapForms.open(tenant, map.id)),
  });
  if (!decision.allowed) return call.refuse(decision.reason);
  await freeAddresses(tenant, map.id);
  await mapRecords.hide(tenant, map.id, now);
  if (decision.value.gatherForeign) await gatherForeign(tenant, now);
  return { ok: true };
}
