/** Checks and locks the leaders of a group (GROUPS-R2, GROUPS-R3, GROUPS-R8, GROUPS-R9). */
import type { groups as operations } from '@sheaf/contract/people/groups/groups';
import { wrongInLeaders } from '@sheaf/rules/people/groups/leaders';
import { groups } from '#contexts/people/groups/groups.store';
import { members } from '#contexts/people/people/people.api';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.addGroup> | Handler<typeof operations.editGroup>;

/** Ids of the leaders, who become members. `groupId` is null for a new group. */
export async function readLeaders(call: Call, groupId: number | null): Promise<number[]> {
  const { tenant, body } = call;
  const ids = [body.overseer_id, ...(body.assistant_id === null ? [] : [body.assistant_id])];
  const found = new Map((await members.lock(tenant, ids)).map((person) => [person.id, person]));
  const overseer = found.get(body.overseer_id) ?? call.invalid({ overseer_id: ['no-such-person'] });
  const assistant =
    body.assistant_id === null
      ? null
      : (found.get(body.assistant_id) ?? call.invalid({ assistant_id: ['no-such-person'] }));
  const wrong = wrongInLeaders(overseer, assistant, await groups.leadersElsewhere(tenant, groupId));
  if (wrong) call.invalid({ [wrong.field]: [wrong.code] });
  return ids;
}
