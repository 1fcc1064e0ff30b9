import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { assignPeople, openDuties } from '#contexts/meetings/meetings/assign-people';
import type { Handler } from '#platform/handle';

/** MEET-C7, MEET-C8, MEET-R15. */
export async function assignPart(call: Handler<typeof operations.assignPart>) {
  const { tenant, params, body } = call;
  const open = await openDuties(tenant, params);
  if (!open) return call.missing();
  if (open.rows.length === 0) return call.invalid({ user_id: ['nobody-here'] });
  const rows = open.rows.filter(({ hall }) => hall === body.hall);
  if (rows.length === 0) return call.refuse('no-such-hall');
  return assignPeople(call, open.meeting, rows, body);
}
