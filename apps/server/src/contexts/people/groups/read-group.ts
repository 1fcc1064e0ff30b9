/**
 * Parses the form of a group, and validates and locks its leaders (GROUPS-R2, GROUPS-R3, GROUPS-R8,
 * GROUPS-R9).
 */
import type { groups as operations } from '@sheaf/contract/people/groups/groups';
import { wrongInLeaders } from '@sheaf/rules/people/groups/leaders';
import { type GroupValues, groups } from '#contexts/people/groups/groups.store';
import { members } from '#contexts/people/people/people.api';
import type { Handler } from '#platform/handle';

type EditCall = Handler<typeof operations.editGroup>;
type Call = Handler<typeof operations.addGroup> | EditCall;

/** The overseer, and the assistant if there is one. */
export const leaderIds = ({ overseer_id, assistant_id }: GroupValues): number[] =>
  [overseer_id, assistant_id].filter((id) => id !== null);

/** @param group the stored group; undefined for a new one. */
export async function readGroup(call: Call, group?: { id: number }): Promise<GroupValues> {
  const { tenant, invalid } = call;
  const { version: _, ...values }: EditCall['body'] = call.body;
  const found = new Map((await members.lock(tenant, leaderIds(values))).map((person) => [person.id, person]));
  const overseer = found.get(values.overseer_id) ?? invalid({ overseer_id: ['no-such-person'] });
  const assistant =
    values.assistant_id === null
      ? null
      : (found.get(values.assistant_id) ?? invalid({ assistant_id: ['no-such-person'] }));
  const wrong = wrongInLeaders(overseer, assistant, await groups.leadersElsewhere(tenant, group?.id ?? null));
  if (wrong) invalid({ [wrong.field]: [wrong.code] });
  return values;
}
