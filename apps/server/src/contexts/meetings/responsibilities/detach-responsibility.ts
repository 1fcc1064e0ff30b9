import type { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { mayTouchQualifications } from '@sheaf/rules/people/people/qualification';
import { releaseResponsibilityDuties } from '#contexts/duties/duties.api';
import { fillSchedule } from '#contexts/meetings/responsibilities/fill-schedule';
import { idsOf, linkOf, openLink, ownScope } from '#contexts/meetings/responsibilities/open-link';
import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import type { Handler } from '#platform/handle';

/** Passes the person's turns to the next ones, and retains places filled by hand (ATTEND-C4, ATTEND-R7). */
export async function detachResponsibility(call: Handler<typeof operations.detachResponsibility>) {
  if (!mayTouchQualifications(call.actor, call.params.id)) return call.refuse('qualification-not-yours');
  const found = await openLink(call);
  if (!found) return call.missing();
  const { row, person, takers, ahead, own } = found;
  if (own) {
    const others = takers.filter(({ person_id }) => person_id !== person.id);
    await responsibilities.setTakers(call.tenant, row.id, others.map(ownScope));
    await releaseResponsibilityDuties(call.tenant, row.id, person.id, idsOf(ahead));
    await fillSchedule(call.tenant, call.now);
  }
  return linkOf(call, own?.scope ?? 'both', false);
}
