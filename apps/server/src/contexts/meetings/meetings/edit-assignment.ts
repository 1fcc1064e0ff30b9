import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { assignPeople, openDuties } from '#contexts/meetings/meetings/assign-people';
import { assertAsShown } from '#platform/as-shown';
import type { Handler } from '#platform/handle';

/** Edits the assignment in its own class (MEET-C7, MEET-C8). */
export async function editAssignment(call: Handler<typeof operations.editAssignment>) {
  const { tenant, params, body } = call;
  const open = await openDuties(tenant, params);
  const row = open?.rows.find(({ id }) => id === params.id);
  if (!open || !row) return call.missing();
  assertAsShown(call, body, { hall: row.hall });
  const rows = open.rows.filter(({ hall }) => hall === row.hall);
  return assignPeople(call, open.meeting, rows, body);
}
