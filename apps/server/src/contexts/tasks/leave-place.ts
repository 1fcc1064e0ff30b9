import type { tasks as operations } from '@sheaf/contract/tasks/tasks';
import { fullName } from '@sheaf/rules/people/people/names';
import { tasksNotifications } from '@sheaf/rules/tasks/notifications';
import { decideLeave } from '@sheaf/rules/tasks/slot';
import { fillDutyByHand } from '#contexts/duties/duties.api';
import { readRecord } from '#contexts/people/people.api';
import { keepersOf } from '#contexts/tasks/keepers';
import { isVisible, lockSlot } from '#contexts/tasks/lock-slot';
import { presentSlotNow } from '#contexts/tasks/present-slot';
import type { Handler } from '#platform/handle';
import { notify } from '#platform/notifications/notifications.store';

/** X-TASKS-6. No turn fills the place again. */
export async function leavePlace(call: Handler<typeof operations.leavePlace>) {
  const { tenant, actor, params, now } = call;
  const locked = (await lockSlot(call, params.id)) ?? call.missing();
  const { slot, today } = locked;
  const decision = decideLeave(slot.terms, actor.personId, today);
  if (!decision.allowed) return isVisible(locked) ? call.refuse(decision.reason) : call.missing();
  await fillDutyByHand(tenant, slot.duties[decision.value]!.id, null);
  const left = await readRecord(tenant, actor.personId);
  const details = { label: slot.row.label, date: slot.row.on_date, name: fullName(left!) };
  await notify(
    tenant,
    tasksNotifications,
    (await keepersOf(tenant)).map((personId) => ({ personId, type: 'task-left' as const, details })),
    now,
  );
  return presentSlotNow(call, slot.row.id);
}
