import type { territory } from '@sheaf/contract/territory/territory/territory';
import { joinList, leaveList } from '#contexts/territory/addresses/addresses.api';
import { mapRecords } from '#contexts/territory/maps/maps.api';
import { foreignAddresses } from '#contexts/territory/territory/foreign.store';
import { readForeignDoor } from '#contexts/territory/territory/read-foreign-door';
import type { Handler } from '#platform/handle';

/** ADDR-C7: the address stays on the map on which it was found. */
export async function editForeignAddress(call: Handler<typeof territory.editForeignAddress>) {
  const { tenant, params, body, now } = call;
  const found = await foreignAddresses.mapOf(tenant, params.id);
  const map = found && (await mapRecords.lock(tenant, found.map_id));
  const row = map && (await foreignAddresses.read(tenant, params.id));
  if (!row) return call.missing();
  if (body.version !== undefined && body.version !== row.version)
    return call.stale({ ...row, type: 'foreign' });
  if (body.map !== undefined && body.map !== map.id) return call.invalid({ map: ['no-such-map'] });
  if (!(await foreignAddresses.edit(tenant, row.id, await readForeignDoor(call, map.id))))
    return call.invalid({ house: ['already-listed'] });
  const edited = (await foreignAddresses.read(tenant, row.id))!;
  if (edited.assigned_map_id !== row.assigned_map_id) {
    if (row.assigned_map_id !== null) await leaveList(tenant, [{ id: row.id, from: row.assigned_map_id }]);
    await joinList(tenant, 'foreign', [row.id], now);
  }
  return { ...edited, type: 'foreign' as const };
}
