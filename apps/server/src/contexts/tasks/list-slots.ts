import type { tasks as operations } from '@sheaf/contract/tasks/tasks';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { slotsUntil } from '@sheaf/rules/tasks/repetition';
import { maySeeSlot } from '@sheaf/rules/tasks/slot';
import { readToday } from '#contexts/people/people.api';
import { presentSlot } from '#contexts/tasks/present-slot';
import { readSlots, slotActorOf } from '#contexts/tasks/slot-terms';
import { taskSlots } from '#contexts/tasks/task-slots.store';
import type { Handler } from '#platform/handle';

const daysBack = 14;

/** X-TASKS-6. */
export async function listSlots({ tenant, actor, query, now }: Handler<typeof operations.listSlots>) {
  const today = await readToday(tenant, now);
  const from = query.from ?? addDays(today, -daysBack);
  const rows = await taskSlots.between(tenant, from, query.to ?? slotsUntil(today));
  const viewer = await slotActorOf(tenant, actor);
  return (await readSlots(tenant, rows))
    .filter(({ terms }) => maySeeSlot(terms, viewer, today))
    .map((slot) => presentSlot(slot, viewer, today));
}
