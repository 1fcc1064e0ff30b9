import type { maps as operations } from '@sheaf/contract/maps/maps';
import { assignList } from '#domains/maps/assign-list.store';
import { settings } from '#domains/maps/maps.store';
import { presentAssignRow } from '#domains/maps/present-assign-row';
import type { Handler } from '#platform/handle';

/** ASSIGN-S1. */
export async function listAssignMaps({ tenant, now }: Handler<typeof operations.listAssignMaps>) {
  const rows = await assignList.read(tenant, null);
  const limits = await settings.territory(tenant);
  return rows.map((row) => presentAssignRow(row, limits, now));
}
