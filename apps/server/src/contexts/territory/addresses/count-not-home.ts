import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { decideNotHome } from '@sheaf/rules/territory/addresses/work-address';
import { readCongregationRow } from '#contexts/people/people.api';
import { available } from '#contexts/territory/addresses/available.store';
import { expirySettings } from '#contexts/territory/addresses/expiry-settings';
import { openAddress } from '#contexts/territory/addresses/open-address';
import { presentAvailable } from '#contexts/territory/addresses/present-address';
import { triedAt } from '#contexts/territory/addresses/tried-at';
import { assignments } from '#contexts/territory/maps/maps.api';
import type { Handler } from '#platform/handle';

/** ADDR-C2, ADDR-R3, ADDR-O1: the last attempt expires the address and removes it from the list. */
export async function countNotHome(call: Handler<typeof addresses.countNotHome>) {
  const { tenant, actor, body, now } = call;
  const door = await openAddress(tenant, body.id, actor.personId, now);
  if (!door.found) return door.lost ? call.refuse(door.lost) : call.missing();
  if (door.refusal) return call.refuse(door.refusal);
  if (door.assignmentId !== null) await assignments.markActive(tenant, door.assignmentId, now);
  const settings = await readCongregationRow(tenant);
  const effect = decideNotHome({ attempt: door.row.attempt, freed: door.freed }, expirySettings(settings));
  await available.saveNotHome(tenant, door.row.id, effect, triedAt(body.tried_at, settings.timezone_id, now));
  if (effect.removed || effect.expired) return null;
  const [row] = await available.byIds(tenant, [door.row.id]);
  const viewer = { id: actor.personId, mapHolderId: door.mapHolderId };
  return presentAvailable(row!, viewer, settings.show_address_date);
}
