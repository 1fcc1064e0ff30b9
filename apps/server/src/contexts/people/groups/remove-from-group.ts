import type { groups as operations } from '@sheaf/contract/people/groups/groups';
import { decideRemoveFromGroup } from '@sheaf/rules/people/groups/members';
import { groups } from '#contexts/people/groups/groups.store';
import { members, readPeople } from '#contexts/people/people/people.api';
import type { Handler } from '#platform/handle';

/** GROUPS-C2: removes all people or none; ignores people who are not members any more. */
export async function removeFromGroup(call: Handler<typeof operations.removeFromGroup>) {
  const { tenant, params, body } = call;
  const group = await groups.lock(tenant, params.group);
  if (!group) return call.missing();
  const people = await members.lock(tenant, body.users);
  if (people.length < new Set(body.users).size) return call.invalid({ users: ['no-such-person'] });
  const decision = decideRemoveFromGroup(people, group);
  if (!decision.allowed) return call.refuse(decision.reason);
  await members.move(tenant, decision.value, null);
  const left = await members.idsOf(tenant, group.id);
  return left.length === 0 ? [] : readPeople(tenant, left);
}
