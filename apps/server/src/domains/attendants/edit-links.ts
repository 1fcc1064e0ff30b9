/** One person and one responsibility (ATTEND-C4, ATTEND-C5, ATTEND-R7): what is open is filled, and nobody else's turn moves. */
import type { attendants as operations } from '@sheaf/contract/attendants/attendants';
import { isInScope, type MeetingScope } from '@sheaf/rules/attendants/responsibility';
import { mayTouchQualifications } from '@sheaf/rules/people/qualification';
import { fillSchedule, holdAhead } from '#domains/attendants/fill-schedule';
import { responsibilities } from '#domains/attendants/responsibilities.store';
import { readToday } from '#domains/congregations/congregations.public-api';
import { responsibilityDuties } from '#domains/duties/duties.public-api';
import { qualifiedPeople } from '#domains/people/people.public-api';
import type { Handler } from '#platform/handle';

type Call =
  | Handler<typeof operations.attachResponsibility>
  | Handler<typeof operations.detachResponsibility>
  | Handler<typeof operations.editResponsibilityLink>;

/** Both locked, and the list as it is. */
async function open({ tenant, params, now }: Call) {
  const meetings = await holdAhead(tenant, now);
  const row = (await responsibilities.lockAll(tenant)).find(({ id }) => id === params.responsibility);
  const [person] = await qualifiedPeople.hold(tenant, [params.id]);
  if (!row || !person) return undefined;
  const takers = (await responsibilities.takers(tenant)).filter(({ responsibility_id: id }) => id === row.id);
  const today = await readToday(tenant, now);
  const ahead = meetings.filter(({ held_on }) => held_on > today);
  return { row, person, takers, ahead, own: takers.find(({ person_id }) => person_id === person.id) };
}

const linkOf = ({ params }: Call, meeting: MeetingScope, attached: boolean) => ({
  user_id: params.id,
  responsibility_id: params.responsibility,
  meeting,
  attached,
});

export async function attachResponsibility(call: Handler<typeof operations.attachResponsibility>) {
  if (!mayTouchQualifications(call.actor, call.params.id)) return call.refuse('qualification-not-yours');
  const found = await open(call);
  if (!found) return call.missing();
  if (!found.person.active) return call.refuse('attendant-inactive');
  const scope = found.own?.scope ?? 'both';
  if (!found.own) {
    const takers = [...found.takers, { person_id: found.person.id, scope }];
    await responsibilities.setTakers(call.tenant, found.row.id, takers.map(ownScope));
    await fillSchedule(call.tenant, call.now);
  }
  return linkOf(call, scope, true);
}

export async function detachResponsibility(call: Handler<typeof operations.detachResponsibility>) {
  if (!mayTouchQualifications(call.actor, call.params.id)) return call.refuse('qualification-not-yours');
  const found = await open(call);
  if (!found) return call.missing();
  const { row, person, takers, ahead, own } = found;
  if (own) {
    const others = takers.filter(({ person_id }) => person_id !== person.id);
    await responsibilities.setTakers(call.tenant, row.id, others.map(ownScope));
    await responsibilityDuties.release(call.tenant, row.id, person.id, ids(ahead));
    await fillSchedule(call.tenant, call.now);
  }
  return linkOf(call, own?.scope ?? 'both', false);
}

export async function editResponsibilityLink(call: Handler<typeof operations.editResponsibilityLink>) {
  const { tenant, body } = call;
  if (!mayTouchQualifications(call.actor, call.params.id)) return call.refuse('qualification-not-yours');
  const found = await open(call);
  if (!found?.own) return call.missing();
  const { row, person, takers, ahead } = found;
  const changed = takers.map((taker) =>
    taker.person_id === person.id ? { ...taker, scope: body.meeting } : taker,
  );
  await responsibilities.setTakers(tenant, row.id, changed.map(ownScope));
  const excluded = ahead.filter(({ type }) => !isInScope(body.meeting, type));
  await responsibilityDuties.release(tenant, row.id, person.id, ids(excluded));
  await fillSchedule(tenant, call.now);
  return linkOf(call, body.meeting, true);
}

const ownScope = ({ person_id, scope }: { person_id: number; scope: MeetingScope }) => ({ person_id, scope });
const ids = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
