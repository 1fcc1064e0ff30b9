import type { addresses } from '@sheaf/contract/addresses/addresses';
import { decideNotHome } from '@sheaf/rules/addresses/work-address';
import { available } from '#domains/addresses/available.store';
import { expirySettings } from '#domains/addresses/expiry-settings';
import { openAddress } from '#domains/addresses/open-address';
import { presentAvailable } from '#domains/addresses/present-address';
import { triedAt } from '#domains/addresses/tried-at';
import { readCongregationRow } from '#domains/congregations/congregations.public-api';
import { assignments } from '#domains/maps/maps.public-api';
import type { Handler } from '#platform/handle';

/** ADDR-C2, ADDR-R3, ADDR-O1: after the last attempt the door expires and leaves the list. */
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
