import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { attendance } from '#contexts/meetings/meetings/attendance.store';
import { readCountable } from '#contexts/meetings/meetings/countable-week';
import type { Handler } from '#platform/handle';

/** Also accepts weeks whose meetings are removed (REPORTS-O8). */
export async function saveWeekAttendance(call: Handler<typeof operations.saveWeekAttendance>) {
  const { tenant, actor, params, body, now } = call;
  const week = mondayOf(params.week);
  const refusalOf = await readCountable(tenant, week, null, now);
  const refused = (['clam', 'public'] as const).flatMap((type) => {
    const people = body[type];
    const code = people === null ? null : refusalOf(type, people);
    return code ? [{ [type]: [code] }] : [];
  });
  if (refused.length > 0) call.invalid(Object.assign({}, ...refused));
  for (const type of ['clam', 'public'] as const) {
    const people = body[type];
    if (people === null) await attendance.remove(tenant, { type, week });
    else await attendance.save(tenant, { type, week, language_group_id: null, people }, actor.personId);
  }
  return { week, ...body };
}
