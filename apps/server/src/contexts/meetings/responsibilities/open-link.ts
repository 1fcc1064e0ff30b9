/** Locks one person and one responsibility for a change of their link (ATTEND-C4, ATTEND-C5). */
import type { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import type { MeetingScope } from '@sheaf/rules/meetings/responsibilities/responsibility';
import { holdAhead } from '#contexts/meetings/responsibilities/fill-schedule';
import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import { holdQualifiedPeople, readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

type Call =
  | Handler<typeof operations.attachResponsibility>
  | Handler<typeof operations.detachResponsibility>
  | Handler<typeof operations.editResponsibilityLink>;

/** Returns both locked, with the current list of people. */
export async function openLink({ tenant, params, now }: Call) {
  const meetings = await holdAhead(tenant, now);
  const row = (await responsibilities.lockAll(tenant)).find(({ id }) => id === params.responsibility);
  const [person] = await holdQualifiedPeople(tenant, [params.id]);
  if (!row || !person) return undefined;
  const takers = (await responsibilities.takers(tenant)).filter(({ responsibility_id: id }) => id === row.id);
  const today = await readToday(tenant, now);
  const ahead = meetings.filter(({ held_on }) => held_on > today);
  return { row, person, takers, ahead, own: takers.find(({ person_id }) => person_id === person.id) };
}

export const linkOf = ({ params }: Call, meeting: MeetingScope, attached: boolean) => ({
  user_id: params.id,
  responsibility_id: params.responsibility,
  meeting,
  attached,
});

export const ownScope = ({ person_id, scope }: { person_id: number; scope: MeetingScope }) => ({
  person_id,
  scope,
});
export const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
