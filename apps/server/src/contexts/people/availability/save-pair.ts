import type { availability as operations } from '@sheaf/contract/people/availability/availability';
import { mayWish } from '@sheaf/rules/people/availability/availability';
import { availability } from '#contexts/people/availability/availability.store';
import { presentAvailability } from '#contexts/people/availability/present-availability';
import { lockTouchedPerson } from '#contexts/people/availability/touched-person';
import { mayNamePerson } from '#contexts/people/people/held-people.api';
import type { Handler } from '#platform/handle';

/** AVAIL-C2, AVAIL-R5: on the own page a wish is one’s own, on others’ it is the planner’s. */
export async function savePair(call: Handler<typeof operations.savePair>) {
  const { tenant, actor, params, body } = call;
  const { id, other } = params;
  if (!mayWish(actor, id, body.wish)) return call.refuse('availability-not-yours');
  if (id === other) return call.refuse('pair-with-oneself');
  await lockTouchedPerson(call);
  if (!(await mayNamePerson(tenant, other))) return call.missing();
  const own = id === actor.personId && body.wish === 'together';
  await availability.savePair(tenant, [id, other], { ...body, wishedBy: own ? id : null });
  return presentAvailability(call, id);
}
