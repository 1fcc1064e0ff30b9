import type { maps as operations } from '@sheaf/contract/territory/maps/maps';
import { readCongregationRow } from '#contexts/people/people.api';
import { assignList } from '#contexts/territory/maps/assign-list.store';
import { presentAssignRow } from '#contexts/territory/maps/present-assign-row';
import type { Handler } from '#platform/handle';

/** ASSIGN-S1. */
export async function listAssignMaps({ tenant, now }: Handler<typeof operations.listAssignMaps>) {
  const rows = await assignList.read(tenant, null);
  const limits = await readCongregationRow(tenant);
  return rows.map((row) => presentAssignRow(row, limits, now));
}
