import type { tasks as operations } from '@sheaf/contract/tasks/tasks';
import { taskSlots } from '#contexts/tasks/task-slots.store';
import type { Handler } from '#platform/handle';

/** X-TASKS-7. A slot of a task is skipped instead, because its task would make it again. */
export async function deleteSlot(call: Handler<typeof operations.deleteSlot>): Promise<{ ok: true }> {
  const { tenant, params } = call;
  const row = await taskSlots.lock(tenant, params.id);
  if (!row || row.sheet_id === null) return call.missing();
  await taskSlots.remove(tenant, [row.id]);
  return { ok: true };
}
