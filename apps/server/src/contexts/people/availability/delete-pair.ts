import type { availability as operations } from '@sheaf/contract/people/availability/availability';
import { mayPlanPeople } from '@sheaf/rules/people/availability/availability';
import { availability } from '#contexts/people/availability/availability.store';
import { lockTouchedPerson } from '#contexts/people/availability/touched-person';
import type { Handler } from '#platform/handle';

/** AVAIL-C2, AVAIL-R5. */
export async function deletePair(call: Handler<typeof operations.deletePair>) {
  const { tenant, actor, params } = call;
  const id = await lockTouchedPerson(call);
  const everyone = mayPlanPeople(actor.permissions);
  const deleted = await availability.deletePair(tenant, [id, params.other], everyone ? undefined : id);
  return deleted ? { ok: true as const } : call.missing();
}
