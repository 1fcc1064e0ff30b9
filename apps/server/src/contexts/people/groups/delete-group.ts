import type { groups as operations } from '@sheaf/contract/people/groups/groups';
import { groups } from '#contexts/people/groups/groups.store';
import { members } from '#contexts/people/people/people.api';
import type { Handler } from '#platform/handle';

/** GROUPS-R6. */
export async function deleteGroup(call: Handler<typeof operations.deleteGroup>): Promise<{ ok: true }> {
  const { tenant, params } = call;
  if (!(await groups.lock(tenant, params.id))) return call.missing();
  await members.leaveAll(tenant, params.id);
  await groups.remove(tenant, params.id);
  return { ok: true };
}
