/**
 * Saves the changes of a decision about a map, and notifies the people concerned. The caller has locked the
 * map.
 */
import {
  type BegunAssignment,
  type MapEffect,
  toldOfAssignments,
} from '@sheaf/rules/territory/maps/map-effect';
import type { MapType } from '@sheaf/rules/territory/maps/map-type';
import { mapsNotifications } from '@sheaf/rules/territory/maps/notifications';
import { readCongregationRow } from '#contexts/people/people.api';
import { clearAddresses, clearPopulated, clearUntried } from '#contexts/territory/addresses/addresses.api';
import { assignList } from '#contexts/territory/maps/assign-list.store';
import { assignments, saveWork } from '#contexts/territory/maps/assignments.store';
import type { LoadedMap } from '#contexts/territory/maps/map-state';
import { maps } from '#contexts/territory/maps/maps.store';
import { addHomes, beginPopulating } from '#contexts/territory/maps/populate-map';
import { type PresentedAssignRow, presentAssignRow } from '#contexts/territory/maps/present-assign-row';
import type { Tenant } from '#platform/database/tenant';
import { notify, withdrawUnread } from '#platform/notifications/notifications.store';

/** Begins an assignment, and fills its list to work if the map type has addresses of its own (ASSIGN-O1). */
async function beginAssignment(tenant: Tenant, map: LoadedMap, began: BegunAssignment): Promise<void> {
  const assignmentId = await assignments.add(tenant, map.id, began);
  // Earlier not-at-homes are worked with the assignment.
  const { address_count: before } = (await maps.read(tenant, map.id))!;
  if (before > 0) await assignments.setAddressesAtStart(tenant, assignmentId, before);
  await beginPopulating(tenant, { mapId: map.id, type: map.state.type, assignmentId }, new Date(began.at));
}

/** Changes the open assignment, and ends it last. */
async function saveOpenAssignment(
  tenant: Tenant,
  { id: mapId, assignmentId, type }: { id: number; assignmentId: number; type: MapType },
  { label, blocks: changed = [], worked, homesMarked, handedTo, listLoses, ended }: MapEffect,
  now: Date,
): Promise<void> {
  if (label) await assignments.relabel(tenant, assignmentId, label);
  const workedAt = worked ? new Date(worked.at) : null;
  if (changed.length > 0 || workedAt) await saveWork(tenant, assignmentId, changed, { workedAt, now });
  if (homesMarked) await addHomes(tenant, { mapId, type, assignmentId }, now);
  if (handedTo) {
    await assignments.closeHolder(tenant, assignmentId, new Date(handedTo.at));
    await assignments.addHolder(tenant, assignmentId, handedTo.personId, new Date(handedTo.at));
  }
  if (listLoses === 'populated') await clearPopulated(tenant, mapId, assignmentId);
  if (listLoses === 'untried-homes') await clearUntried(tenant, mapId, now);
  if (listLoses === 'all') await clearAddresses(tenant, mapId);
  if (ended?.kept) await assignments.close(tenant, assignmentId, ended);
  if (ended?.kept === false) await assignments.remove(tenant, assignmentId);
}

export async function saveMapEffect(
  tenant: Tenant,
  map: LoadedMap,
  effect: MapEffect,
  now: Date,
): Promise<PresentedAssignRow> {
  const { id, assignmentId } = map;
  if (assignmentId !== null)
    await saveOpenAssignment(tenant, { id, assignmentId, type: map.state.type }, effect, now);
  if (effect.lastCompletedOn !== undefined) await maps.setLastCompleted(tenant, id, effect.lastCompletedOn);
  if (effect.locked !== undefined) await maps.setLocked(tenant, id, effect.locked);
  if (effect.began) await beginAssignment(tenant, map, effect.began);
  const [row] = await assignList.read(tenant, id);
  const saved = presentAssignRow(row!, await readCongregationRow(tenant), now);
  const { told = [], withdrawn = [] } = effect;
  const details = { number: saved.number };
  await notify(
    tenant,
    mapsNotifications,
    told.map((one) => ({ ...one, details })),
    now,
  );
  if (withdrawn.length > 0) await withdrawUnread(tenant, toldOfAssignments, saved.number, withdrawn);
  return saved;
}
