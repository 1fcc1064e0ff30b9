import { addHelpDuties } from '#contexts/duties/duties.api';
import { helperSheets } from '#contexts/tasks/helper-sheets.store';
import { presentSlotNow } from '#contexts/tasks/present-slot';
import { type AddSlotCall, slotTimes } from '#contexts/tasks/slot-times';
import { taskSlots } from '#contexts/tasks/task-slots.store';

/** Times of one sheet: a weekend of cleaning in short shifts. */
const mostSlots = 100;

/** X-TASKS-7. */
export async function addSlot(call: AddSlotCall) {
  const { tenant, body } = call;
  const sheet = await helperSheets.lock(tenant, body.sheet_id);
  if (!sheet) return call.invalid({ sheet_id: ['no-such-sheet'] });
  if ((await taskSlots.countOfSheet(tenant, sheet.id)) >= mostSlots) return call.refuse('sheet-full');
  const times = slotTimes(call);
  const id = await taskSlots.add(tenant, { sheet_id: sheet.id, ...times });
  await addHelpDuties(tenant, { id, ...times }, 1, times.places);
  return presentSlotNow(call, id);
}
