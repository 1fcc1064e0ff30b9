import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { available } from '#contexts/territory/addresses/available.store';
import { openAddress } from '#contexts/territory/addresses/open-address';
import { assignments } from '#contexts/territory/maps/maps.api';
import type { Handler } from '#platform/handle';

/** ADDR-C3, ADDR-R2. Idempotent for a completed address (SYNC-R10). */
export async function completeAddress(
  call: Handler<typeof addresses.completeAddress>,
): Promise<{ ok: true }> {
  const { tenant, actor, params, now } = call;
  const door = await openAddress(tenant, params.id, actor.personId, now);
  if (!door.found) {
    if (door.lost === 'door-done') return { ok: true };
    return door.lost ? call.refuse(door.lost) : call.missing();
  }
  if (door.refusal) return call.refuse(door.refusal);
  if (door.assignmentId !== null) await assignments.markActive(tenant, door.assignmentId, now);
  await available.remove(tenant, door.row.id);
  return { ok: true };
}
