import type { groups as operations } from '@sheaf/contract/people/groups/groups';
import { lockCongregation } from '#contexts/people/congregations/congregations.api';
import { groups } from '#contexts/people/groups/groups.store';
import { readGroups } from '#contexts/people/groups/present-group';
import { readLeaders } from '#contexts/people/groups/read-leaders';
import { members } from '#contexts/people/people/people.api';
import type { Handler } from '#platform/handle';

/** GROUPS-C1, GROUPS-R8: a former leader remains a member. */
export async function editGroup(call: Handler<typeof operations.editGroup>) {
  const { tenant, actor, params, body } = call;
  await lockCongregation(tenant);
  const row = await groups.lock(tenant, params.id);
  if (!row) return call.missing();
  const { version, ...values } = body;
  if (version !== undefined && version !== row.version)
    return call.stale((await readGroups(tenant, actor, row.id))[0]);
  const leaders = await readLeaders(call, row.id);
  await groups.edit(tenant, row.id, values);
  await members.move(tenant, leaders, row.id);
  return (await readGroups(tenant, actor, row.id))[0]!;
}
