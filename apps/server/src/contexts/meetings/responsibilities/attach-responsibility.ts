import type { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { mayTouchQualifications } from '@sheaf/rules/people/people/qualification';
import { fillSchedule } from '#contexts/meetings/responsibilities/fill-schedule';
import { linkOf, openLink, ownScope } from '#contexts/meetings/responsibilities/open-link';
import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import type { Handler } from '#platform/handle';

/** Fills open places, and moves no turn of another person (ATTEND-C4, ATTEND-R7). */
export async function attachResponsibility(call: Handler<typeof operations.attachResponsibility>) {
  if (!mayTouchQualifications(call.actor, call.params.id)) return call.refuse('qualification-not-yours');
  const found = await openLink(call);
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
