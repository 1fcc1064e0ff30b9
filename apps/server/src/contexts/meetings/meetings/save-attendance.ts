import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import type { MeetingType } from '@sheaf/rules/events/cancelling';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { attendance } from '#contexts/meetings/meetings/attendance.store';
import { readCountable } from '#contexts/meetings/meetings/countable-week';
import { type MeetingRow, meetings } from '#contexts/meetings/meetings/meetings.store';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.saveAttendance>;

const types: readonly MeetingType[] = ['clam', 'public'];

async function saveMeeting(call: Call, { type, week, language_group_id }: MeetingRow, people: number) {
  const { tenant, actor, now } = call;
  const refused = (await readCountable(tenant, week, language_group_id, now))(type, people);
  if (refused) call.invalid({ attendance: [refused] });
  await attendance.save(tenant, { type, week, language_group_id, people }, actor.personId);
}

/** Saves both meetings of a week, of the congregation or of the language group of the named meeting. */
async function saveWeek(call: Call, week: string, language_group_id: number | null): Promise<void> {
  const { tenant, actor, body, now } = call;
  const counts = types.flatMap((type) => (body[type] === undefined ? [] : [{ type, people: body[type] }]));
  const refusalOf = await readCountable(tenant, week, language_group_id, now);
  const refused = counts.flatMap(({ type, people }) => {
    const code = refusalOf(type, people);
    return code ? [{ [type]: [code] }] : [];
  });
  if (refused.length > 0) call.invalid(Object.assign({}, ...refused));
  for (const count of counts)
    await attendance.save(tenant, { ...count, week, language_group_id }, actor.personId);
}

/** Saves the count of a meeting, of both meetings of a week, or all of them (MEET-C10, REPORTS-C7). */
export async function saveAttendance(call: Call) {
  const { tenant, body } = call;
  const { meeting_id, attendance: people, start_date } = body;
  if (meeting_id === undefined && start_date === undefined) return call.invalid({ meeting_id: ['required'] });
  if (meeting_id !== undefined && people === undefined) return call.invalid({ attendance: ['required'] });
  if (meeting_id === undefined && people !== undefined) return call.invalid({ meeting_id: ['required'] });
  const meeting = meeting_id === undefined ? null : await meetings.lock(tenant, meeting_id);
  if (meeting === undefined) return call.missing();
  if (meeting) await saveMeeting(call, meeting, people!);
  const week = start_date === undefined ? null : mondayOf(start_date);
  if (week !== null) await saveWeek(call, week, meeting?.language_group_id ?? null);
  return {
    meeting_id: meeting?.id ?? null,
    attendance: people ?? null,
    start_date: week,
    clam: week === null ? null : (body.clam ?? null),
    public: week === null ? null : (body.public ?? null),
  };
}
