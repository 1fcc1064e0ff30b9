import { addHelpDuties, moveHelpDuties, removeHelpDuties } from '#contexts/duties/duties.api';
import { holdGroup } from '#contexts/people/people.api';
import { type LockedSlot, lockSlot } from '#contexts/tasks/lock-slot';
import { presentSlotNow } from '#contexts/tasks/present-slot';
import { type EditSlotCall, slotTimes } from '#contexts/tasks/slot-times';
import { taskSlots } from '#contexts/tasks/task-slots.store';

/** Removes open places from the end; false if people have more places than are left. */
async function fitPlaces({ tenant }: EditSlotCall, { slot }: LockedSlot, places: number): Promise<boolean> {
  const spare = slot.duties.length - places;
  const open = slot.duties.filter(({ person_id }) => person_id === null);
  if (spare > open.length) return false;
  if (spare > 0)
    await removeHelpDuties(
      tenant,
      open.slice(-spare).map(({ id }) => id),
    );
  const last = slot.duties.at(-1)?.place ?? 0;
  if (spare < 0) await addHelpDuties(tenant, slot.row, last + 1, last - spare);
  return true;
}

/** X-TASKS-4: the task leaves the slot unchanged from then on. */
export async function editSlot(call: EditSlotCall) {
  const { tenant, params, body } = call;
  const locked = (await lockSlot(call, params.id)) ?? call.missing();
  const { row } = locked.slot;
  if (body.version !== undefined && body.version !== row.version)
    return call.stale(await presentSlotNow(call, row.id));
  const times = slotTimes(call);
  if (body.group_id !== null && !(await holdGroup(tenant, body.group_id)))
    return call.invalid({ group_id: ['no-such-group'] });
  if (!(await fitPlaces(call, locked, body.places))) return call.refuse('places-filled');
  const state = body.skipped ? 'skipped' : row.state === 'skipped' ? 'open' : row.state;
  await taskSlots.edit(tenant, row.id, {
    ...times,
    group_id: body.group_id,
    state,
    by_hand: true,
    ...(times.on_date !== row.on_date && { told_news: null }),
    ...(state !== 'done' && { done_by: null, done_at: null }),
  });
  await moveHelpDuties(tenant, { id: row.id, ...times });
  return presentSlotNow(call, row.id);
}
