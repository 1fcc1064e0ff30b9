import type { attendants as operations } from '@sheaf/contract/attendants/attendants';
import { attendantsSchedule } from '@sheaf/contract/congregations/modules';
import { fillSchedule } from '#domains/attendants/fill-schedule';
import { presentEntries } from '#domains/attendants/present-entry';
import { readSettings } from '#domains/congregations/congregations.public-api';
import { responsibilityDuties } from '#domains/duties/duties.public-api';
import { holdMeeting } from '#domains/meetings/meetings.public-api';
import type { Handler } from '#platform/handle';

/** ATTEND-O3: the place is open, and filled by the next turn at once. */
export async function unlockDuty(call: Handler<typeof operations.unlockDuty>) {
  const { tenant, params, now } = call;
  const seen = await responsibilityDuties.read(tenant, params.id);
  const meeting = seen && (await holdMeeting(tenant, seen.meeting_id));
  if (!meeting) return call.missing();
  if (!(await readSettings(tenant, attendantsSchedule)).on) return call.refuse('attendants-off');
  const rows = await responsibilityDuties.lockOfMeetings(tenant, [meeting.id]);
  const row = rows.find(({ id }) => id === params.id);
  if (!row) return call.missing();
  if (row.locked)
    await responsibilityDuties.fill(tenant, [{ id: row.id, person_id: null, group_id: null, locked: false }]);
  await fillSchedule(tenant, now);
  const [entry] = await presentEntries(tenant, [meeting], true);
  return entry!;
}
