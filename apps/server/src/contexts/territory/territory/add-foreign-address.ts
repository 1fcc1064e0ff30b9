import type { territory } from '@sheaf/contract/territory/territory/territory';
import { joinList } from '#contexts/territory/addresses/addresses.api';
import { mapRecords } from '#contexts/territory/maps/maps.api';
import { foreignAddresses } from '#contexts/territory/territory/foreign.store';
import { readForeignDoor } from '#contexts/territory/territory/read-foreign-door';
import type { Handler } from '#platform/handle';

/** ADDR-C7. */
export async function addForeignAddress(call: Handler<typeof territory.addForeignAddress>) {
  const { tenant, body, now } = call;
  const map = await mapRecords.lock(tenant, body.map);
  if (!map) return call.invalid({ map: ['no-such-map'] });
  const id = await foreignAddresses.add(tenant, map.id, await readForeignDoor(call, map.id));
  if (id === undefined) return call.invalid({ house: ['already-listed'] });
  await joinList(tenant, 'foreign', [id], now);
  return { ...(await foreignAddresses.read(tenant, id))!, type: 'foreign' as const };
}
