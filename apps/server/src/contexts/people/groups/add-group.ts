import type { groups as operations } from '@sheaf/contract/people/groups/groups';
import { lockCongregation } from '#contexts/people/congregations/congregations.api';
import { groups } from '#contexts/people/groups/groups.store';
import { readGroups } from '#contexts/people/groups/present-group';
import { readLeaders } from '#contexts/people/groups/read-leaders';
import { members } from '#contexts/people/people/people.api';
import type { Handler } from '#platform/handle';

/** GROUPS-C1, GROUPS-R8. */
export async function addGroup(call: Handler<typeof operations.addGroup>) {
  const { tenant, actor, body } = call;
  await lockCongregation(tenant);
  const leaders = await readLeaders(call, null);
  const id = await groups.add(tenant, body);
  await members.move(tenant, leaders, id);
  return (await readGroups(tenant, actor, id))[0]!;
}
