/** Slots as the keeper enters and changes them by hand (X-TASKS-4, X-TASKS-7). */
import type { tasks as operations } from '@sheaf/contract/tasks/tasks';
import { laterClock } from '@sheaf/rules/time/clock-time';
import { addHelpDuties, moveHelpDuties, removeHelpDuties } from '#contexts/duties/duties.api';
import { holdGroup } from '#contexts/people/people.api';
import { helperSheets } from '#contexts/tasks/helper-sheets.store';
import { type LockedSlot, lockSlot } from '#contexts/tasks/lock-slot';
import { presentSlotNow } from '#contexts/tasks/present-slot';
import { taskSlots } from '#contexts/tasks/task-slots.store';
import type { Handler } from '#platform/handle';

type AddCall = Handler<typeof operations.addSlot>;
type EditCall = Handler<typeof operations.editSlot>;

/** Times of one sheet: a weekend of cleaning in short shifts. */
const mostSlots = 100;

function timesOf(call: AddCall | EditCall) {
  const { label, on_date, until_on, starts_at, minutes, places }: AddCall['body'] | EditCall['body'] =
    call.body;
  if (until_on !== null && until_on < on_date) call.invalid({ until_on: ['ends-before-start'] });
  return { label, on_date, until_on, starts_at, ends_at: laterClock(starts_at, minutes), places };
}

/** X-TASKS-7. */
export async function addSlot(call: AddCall) {
  const { tenant, body } = call;
  const sheet = await helperSheets.lock(tenant, body.sheet_id);
  if (!sheet) return call.invalid({ sheet_id: ['no-such-sheet'] });
  if ((await taskSlots.countOfSheet(tenant, sheet.id)) >= mostSlots) return call.refuse('sheet-full');
  const times = timesOf(call);
  const id = await taskSlots.add(tenant, { sheet_id: sheet.id, ...times });
  await addHelpDuties(tenant, { id, ...times }, 1, times.places);
  return presentSlotNow(call, id);
}

/** Removes open places from the end; false if people have more places than are left. */
async function fitPlaces({ tenant }: EditCall, { slot }: LockedSlot, places: number): Promise<boolean> {
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
export async function editSlot(call: EditCall) {
  const { tenant, params, body } = call;
  const locked = (await lockSlot(call, params.id)) ?? call.missing();
  const { row } = locked.slot;
  if (body.version !== undefined && body.version !== row.version)
    return call.stale(await presentSlotNow(call, row.id));
  const times = timesOf(call);
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

/** X-TASKS-7. A slot of a task is skipped instead, because its task would make it again. */
export async function deleteSlot(call: Handler<typeof operations.deleteSlot>): Promise<{ ok: true }> {
  const { tenant, params } = call;
  const row = await taskSlots.lock(tenant, params.id);
  if (!row || row.sheet_id === null) return call.missing();
  await taskSlots.remove(tenant, [row.id]);
  return { ok: true };
}
