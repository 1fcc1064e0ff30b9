import type { availability } from '@sheaf/contract/people/availability/availability';
import { mayTouchAvailability } from '@sheaf/rules/people/availability/availability';
import { presentAvailability } from '#contexts/people/availability/present-availability';
import { readRecord } from '#contexts/people/people/people.api';
import type { Handler } from '#platform/handle';

/** AVAIL-D1, AVAIL-R5. */
export async function readAvailability(call: Handler<typeof availability.readAvailability>) {
  const { tenant, actor, params } = call;
  if (!mayTouchAvailability(actor, params.id)) return call.refuse('availability-not-yours');
  if (!(await readRecord(tenant, params.id))) return call.missing();
  return presentAvailability(call, params.id);
}
