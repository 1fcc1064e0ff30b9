import type { maps as operations } from '@sheaf/contract/territory/maps/maps';
import { assignments } from '#contexts/territory/maps/assignments.store';
import { maps } from '#contexts/territory/maps/maps.store';
import type { Handler } from '#platform/handle';

/** ASSIGN-C7: an unassigned map has no population progress. */
export async function readPopulating(call: Handler<typeof operations.readPopulating>) {
  const { tenant, params } = call;
  if (!(await maps.exists(tenant, params.id))) return call.missing();
  const open = await assignments.populating(tenant, params.id);
  return { total: open?.populate_total ?? 0, completed: open?.populated ?? 0 };
}
