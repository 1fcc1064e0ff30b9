import type { meetings as operations } from '@sheaf/contract/meetings/meetings';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { readToday } from '#domains/congregations/congregations.public-api';
import { attendance } from '#domains/meetings/attendance.store';
import type { Handler } from '#platform/handle';

/** REPORTS-O8: of weeks whose meetings are not here any more, too. */
export async function saveWeekAttendance(call: Handler<typeof operations.saveWeekAttendance>) {
  const { tenant, actor, params, body, now } = call;
  const week = mondayOf(params.week);
  if (week > (await readToday(tenant, now))) return call.refuse('week-not-begun');
  for (const type of ['clam', 'public'] as const) {
    const people = body[type];
    if (people === null) await attendance.remove(tenant, { type, week });
    else await attendance.save(tenant, { type, week, language_group_id: null, people }, actor.personId);
  }
  return { week, ...body };
}
