import type { availability as operations } from '@sheaf/contract/people/availability/availability';
import {
  availabilityVersion,
  mayPlanPeople,
  wrongInAvailability,
} from '@sheaf/rules/people/availability/availability';
import { availability } from '#contexts/people/availability/availability.store';
import { presentAvailability, shownRecord } from '#contexts/people/availability/present-availability';
import { lockTouchedPerson } from '#contexts/people/availability/touched-person';
import type { Handler } from '#platform/handle';

/** AVAIL-C1, AVAIL-R5: replaces the whole record. */
export async function saveAvailability(call: Handler<typeof operations.saveAvailability>) {
  const { tenant, actor, body } = call;
  const id = await lockTouchedPerson(call);
  const notesGiven = body.counts_from !== undefined || body.note !== undefined;
  if (notesGiven && !mayPlanPeople(actor.permissions)) return call.refuse('availability-not-yours');
  const before = await availability.ofPeople(tenant, [id]);
  const shown = shownRecord(before, actor);
  if (body.version !== undefined && body.version !== availabilityVersion(shown))
    return call.stale(await presentAvailability(call, id));
  const wrong = wrongInAvailability(body);
  if (Object.keys(wrong).length > 0)
    return call.invalid(Object.fromEntries(Object.entries(wrong).map(([field, code]) => [field, [code]])));
  await availability.save(tenant, id, before, body);
  const { counts_from = shown.counts_from, note = shown.note } = body;
  if (notesGiven) await availability.saveNotes(tenant, id, { counts_from, note });
  return presentAvailability(call, id);
}
