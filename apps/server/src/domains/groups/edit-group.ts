import type { groups as operations } from '@sheaf/contract/groups/groups';
import { lockCongregation } from '#domains/congregations/congregations.public-api';
import { groups } from '#domains/groups/groups.store';
import { readGroups } from '#domains/groups/present-group';
import { readLeaders } from '#domains/groups/read-leaders';
import { members } from '#domains/people/people.public-api';
import type { Handler } from '#platform/handle';

/** GROUPS-C1, GROUPS-R8: whoever led it before stays a member. */
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
