import type { meetings as operations } from '@sheaf/contract/meetings/meetings';
import type { MeetingType } from '@sheaf/rules/events/cancelling';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { attendance } from '#domains/meetings/attendance.store';
import { meetings } from '#domains/meetings/meetings.store';
import type { Handler } from '#platform/handle';

const types: readonly MeetingType[] = ['clam', 'public'];

/** MEET-C10, REPORTS-C7: of a meeting, or of both meetings of a week. */
export async function saveAttendance(call: Handler<typeof operations.saveAttendance>) {
  const { tenant, actor, body } = call;
  const meeting = await meetings.lock(tenant, body.meeting_id);
  if (!meeting) return call.missing();
  const { type, week, language_group_id } = meeting;
  await attendance.save(tenant, { type, week, language_group_id, people: body.attendance }, actor.personId);
  for (const one of types) {
    const people = body[one];
    if (body.start_date === undefined || people === undefined) continue;
    const counted = { type: one, week: mondayOf(body.start_date), language_group_id, people };
    await attendance.save(tenant, counted, actor.personId);
  }
  return { meeting_id: meeting.id, attendance: body.attendance };
}
