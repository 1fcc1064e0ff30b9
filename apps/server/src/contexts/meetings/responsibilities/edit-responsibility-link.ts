import type { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { isInScope } from '@sheaf/rules/meetings/responsibilities/responsibility';
import { mayTouchQualifications } from '@sheaf/rules/people/people/qualification';
import { releaseResponsibilityDuties } from '#contexts/duties/duties.api';
import { fillSchedule } from '#contexts/meetings/responsibilities/fill-schedule';
import { idsOf, linkOf, openLink, ownScope } from '#contexts/meetings/responsibilities/open-link';
import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import type { Handler } from '#platform/handle';

/** ATTEND-C5. */
export async function editResponsibilityLink(call: Handler<typeof operations.editResponsibilityLink>) {
  const { tenant, body } = call;
  if (!mayTouchQualifications(call.actor, call.params.id)) return call.refuse('qualification-not-yours');
  const found = await openLink(call);
  if (!found?.own) return call.missing();
  const { row, person, takers, ahead } = found;
  const changed = takers.map((taker) =>
    taker.person_id === person.id ? { ...taker, scope: body.meeting } : taker,
  );
  await responsibilities.setTakers(tenant, row.id, changed.map(ownScope));
  const excluded = ahead.filter(({ type }) => !isInScope(body.meeting, type));
  await releaseResponsibilityDuties(tenant, row.id, person.id, idsOf(excluded));
  await fillSchedule(tenant, call.now);
  return linkOf(call, body.meeting, true);
}
