import type { groups as operations } from '@sheaf/contract/groups/groups';
import { lockCongregation } from '#domains/congregations/congregations.public-api';
import { groups } from '#domains/groups/groups.store';
import { readGroups } from '#domains/groups/present-group';
import { readLeaders } from '#domains/groups/read-leaders';
import { members } from '#domains/people/people.public-api';
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
