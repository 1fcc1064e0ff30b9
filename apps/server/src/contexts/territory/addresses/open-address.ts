/**
 * Loads an available address for work: locks its map, then the address, then checks whether the person may
 * work it.
 */

import { type LostAddress, whyAddressIsLost } from '@sheaf/rules/territory/addresses/lost-address';
import { decideWork, type WorkRefusal } from '@sheaf/rules/territory/addresses/work-address';
import { removedBy } from '#contexts/journal/journal.api';
import { readCongregationRow } from '#contexts/people/people.api';
import { type AvailableRow, available } from '#contexts/territory/addresses/available.store';
import { reservationOf } from '#contexts/territory/addresses/lending.store';
import { lockHeldMap } from '#contexts/territory/maps/maps.api';
import type { Tenant } from '#platform/database/tenant';

export type OpenedAddress =
  | { found: false; lost: LostAddress | undefined }
  | { found: true; refusal: WorkRefusal }
  | {
      found: true;
      refusal: null;
      row: AvailableRow;
      assignmentId: number | null;
      mapHolderId: number | null;
      /** An expired reservation ends with this work. */
      freed: boolean;
    };

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
  const { address_timeout: timeoutDays } = await readCongregationRow(tenant);
  const { assignment } = map;
  const decision = decideWork(reservationOf(row), { assignment, personId, timeoutDays, now: now.getTime() });
  if (!decision.allowed) return { found: true, refusal: decision.reason };
  const { id: assignmentId = null, holderId: mapHolderId = null } = assignment ?? {};
  return { found: true, refusal: null, row, assignmentId, mapHolderId, freed: decision.value.freed };
}
