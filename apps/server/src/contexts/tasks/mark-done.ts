import type { tasks as operations } from '@sheaf/contract/tasks/tasks';
import { tickedItems } from '@sheaf/rules/tasks/checklist';
import { decideDone } from '@sheaf/rules/tasks/slot';
import { isVisible, lockSlot } from '#contexts/tasks/lock-slot';
import { presentSlotNow } from '#contexts/tasks/present-slot';
import { taskSlots } from '#contexts/tasks/task-slots.store';
import type { Handler } from '#platform/handle';

/** X-TASKS-7. A repeated mark leaves the first person and time. */
export async function markDone(call: Handler<typeof operations.markDone>) {
  const { tenant, actor, params, body, now } = call;
  const locked = (await lockSlot(call, params.id)) ?? call.missing();
  const { row, terms } = locked.slot;
  const decision = decideDone(terms, locked.person);
  if (!decision.allowed) return isVisible(locked) ? call.refuse(decision.reason) : call.missing();
  const done_items = tickedItems(row.checklist, body.items) ?? call.invalid({ items: ['no-such-item'] });
  const stays = body.done && row.state === 'done';
  await taskSlots.edit(tenant, row.id, {
    done_items,
    note: body.note,
    ...(!stays && {
      state: body.done ? ('done' as const) : ('open' as const),
      done_by: body.done ? actor.personId : null,
      done_at: body.done ? now : null,
    }),
  });
  return presentSlotNow(call, row.id);
}
