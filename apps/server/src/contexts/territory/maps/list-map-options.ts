import type { maps as operations } from '@sheaf/contract/territory/maps/maps';
import { chooseOptions } from '@sheaf/rules/territory/maps/map-options';
import { options } from '#contexts/territory/maps/map-options.store';
import type { PresentedMap } from '#contexts/territory/maps/present-map';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

/** Maps currently offered to the person, best first. */
export async function offeredMaps(tenant: Tenant, personId: number) {
  const rows = await options.unassigned(tenant, personId);
  return chooseOptions(
    rows.map((row) => ({
      ...row,
      lastCompletedOn: row.last_completed,
      completedBySame: row.completed_by_same,
    })),
  );
}

/** MAPS-C5, MAPS-O2. */
export async function listMapOptions({ tenant, actor }: Handler<typeof operations.listMapOptions>) {
  return (await offeredMaps(tenant, actor.personId)).map((row) => ({
    id: row.id,
    number: row.number,
    name: row.name,
    suburb: row.suburb,
    type_id: row.type_id as PresentedMap['type_id'],
    last_completed: row.last_completed,
  }));
}
