/** Loads one available address for work: its map locked first, then itself, then whether this person may touch it. */

import { type LostAddress, whyAddressIsLost } from '@sheaf/rules/addresses/lost-address';
import { standing } from '@sheaf/rules/addresses/reservation';
import { mayWorkAddress } from '@sheaf/rules/maps/map-page';
import { type AvailableRow, available } from '#domains/addresses/available.store';
import { readCongregationRow } from '#domains/congregations/congregations.public-api';
import { removedBy } from '#domains/journal/journal.public-api';
import { lockHeldMap } from '#domains/maps/maps.public-api';
import type { Tenant } from '#platform/database/tenant';

export type OpenedAddress =
  | { found: false; lost: LostAddress | undefined }
  | { found: true; refusal: 'map-not-yours' | 'address-reserved' }
  | {
      found: true;
      refusal: null;
      row: AvailableRow;
      assignmentId: number | null;
      mapHolderId: number | null;
    };

const free = { personId: null, lentBy: null };

/** ADDR-O3: a reservation that timed out is none. ADDR-R21: a reserved door is its holder's; MAPS-R7: a personal map's doors are its owner's. */
export async function openAddress(
  tenant: Tenant,
  id: number,
  personId: number,
  now: Date,
): Promise<OpenedAddress> {
  const place = await available.mapOf(tenant, id);
  const map = place && (await lockHeldMap(tenant, place.map_id));
  const row = map && (await available.lock(tenant, id));
  if (row?.expired) return { found: false, lost: 'door-expired' };
  if (row?.do_not_call) return { found: false, lost: 'door-do-not-call' };
  if (!map || !row)
    return { found: false, lost: whyAddressIsLost(await removedBy(tenant, 'available_addresses', id)) };
  const { address_timeout: days } = await readCongregationRow(tenant);
  const kept = row.assigned_to !== null &&
    row.assigned_at !== null && { personId: row.assigned_to, reservedAt: row.assigned_at.getTime() };
  const isOver = kept !== false && standing(kept, days, now.getTime()) === null;
  const held = isOver ? free : { personId: row.assigned_to, lentBy: row.lent_by };
  if (!mayWorkAddress(map.assignment, held, personId)) return { found: true, refusal: 'map-not-yours' };
  if (held.personId !== null && held.personId !== personId)
    return { found: true, refusal: 'address-reserved' };
  if (isOver) await available.free(tenant, id);
  const { id: assignmentId = null, holderId: mapHolderId = null } = map.assignment ?? {};
  return { found: true, refusal: null, row, assignmentId, mapHolderId };
}
