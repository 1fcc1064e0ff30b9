import type { groups as operations } from '@sheaf/contract/people/groups/groups';
import { decideAssignToGroup } from '@sheaf/rules/people/groups/members';
import { groups } from '#contexts/people/groups/groups.store';
import { members, readPeople } from '#contexts/people/people/people.api';
import type { Handler } from '#platform/handle';

/** GROUPS-C2, GROUPS-R4, GROUPS-X1: adds all people or none. */
export async function assignToGroup(call: Handler<typeof operations.assignToGroup>) {
  const { tenant, params, body } = call;
  const group = await groups.lock(tenant, params.group);
  if (!group) return call.missing();
  const people = await members.lock(tenant, body.users);
  if (people.length < new Set(body.users).size) return call.invalid({ users: ['no-such-person'] });
  const decision = decideAssignToGroup(people, group, {
    move: body.move,
    leadersElsewhere: await groups.leadersElsewhere(tenant, group.id),
  });
  if (!decision.allowed) return call.refuse(decision.reason);
  await members.move(tenant, decision.value, group.id);
  return readPeople(tenant, await members.idsOf(tenant, group.id));
}
