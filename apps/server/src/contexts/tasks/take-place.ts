import type { tasks as operations } from '@sheaf/contract/tasks/tasks';
import { decideTake, mayHelp } from '@sheaf/rules/tasks/slot';
import { conflictsWith, fillDutyByHand, readDuty, toldTo } from '#contexts/duties/duties.api';
import { isVisible, lockSlot } from '#contexts/tasks/lock-slot';
import { presentSlotNow } from '#contexts/tasks/present-slot';
import type { Handler } from '#platform/handle';

/** X-TASKS-6: the lock of the slot lets one of several people have the last place. */
export async function takePlace(call: Handler<typeof operations.takePlace>) {
  const { tenant, actor, params } = call;
  const locked = (await lockSlot(call, params.id)) ?? call.missing();
  const { slot, person, today } = locked;
  const decision = decideTake(slot.terms, person, today);
  if (!decision.allowed) {
    if (!isVisible(locked) && !mayHelp(slot.terms, person)) return call.missing();
    return call.refuse(decision.reason);
  }
  const place = slot.duties[decision.value]!;
  if (place.person_id === null) await fillDutyByHand(tenant, place.id, actor.personId);
  const row = await readDuty(tenant, place.id);
  const clashes = toldTo(actor, await conflictsWith(tenant, row!, actor.personId));
  return { slot: await presentSlotNow(call, slot.row.id), clashes };
}
