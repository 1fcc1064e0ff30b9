import type { maps as operations } from '@sheaf/contract/maps';
import { chooseOptions } from '@sheaf/rules/maps/map-options';
import type { MapType } from '@sheaf/rules/maps/map-type';
import { options } from '#domains/maps/map-options.store';
import type { Handler } from '#platform/handle';

/** MAPS-C5, MAPS-O2. */
export async function listMapOptions(call: Handler<typeof operations.listMapOptions>) {
  const rows = await options.unassigned(call.tenant, call.actor.personId);
  const chosen = chooseOptions(
    rows.map((row) => ({
      ...row,
      lastCompletedOn: row.last_completed,
      completedBySame: row.completed_by_same,
    })),
  );
  return chosen.map((row) => ({
    id: row.id,
    number: row.number,
    name: row.name,
    suburb: row.suburb,
    type_id: row.type_id as MapType,
    last_completed: row.last_completed,
  }));
}
