/** Makes the meetings that are missing in the coming weeks, with the parts that every such meeting has (MEET-O5). */
import { meetingSchedule } from '@sheaf/contract/congregations/modules';
import type { MeetingSchedule } from '@sheaf/rules/congregations/module-settings';
import { defaultParts } from '@sheaf/rules/meetings/default-parts';
import { endOf } from '@sheaf/rules/meetings/part-times';
import { missingMeetings, usualTime, type WeekMeeting } from '@sheaf/rules/meetings/week-meetings';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { readLetterhead, readSettings, readToday } from '#domains/congregations/congregations.public-api';
import { addDuties } from '#domains/duties/duties.public-api';
import { defaultRows } from '#domains/meetings/default-rows';
import { meetingParts } from '#domains/meetings/meeting-parts.store';
import { type MeetingValues, meetings } from '#domains/meetings/meetings.store';
import { seatsOfMeeting } from '#domains/meetings/plan-of-meeting';
import type { Tenant } from '#platform/database/tenant';

const valuesOf = ({ week, type }: WeekMeeting, settings: MeetingSchedule, halls: number): MeetingValues => {
  const time = usualTime({ week, type }, settings);
  return {
    type,
    week,
    ...time,
    ends_at: endOf(defaultParts(type), time.starts_at),
    halls: type === 'clam' ? halls : 1,
  };
};

/** @returns how many meetings were made; none where the congregation keeps no schedule here. */
export async function makeWeeks(tenant: Tenant, now: Date): Promise<number> {
  const { on } = await readSettings(tenant, meetingSchedule);
  if (!on) return 0;
  const today = await readToday(tenant, now);
  return makeMeetings(tenant, missingMeetings(today, await meetings.weeks(tenant, mondayOf(today))));
}

/** With their parts and open duties; those that somebody else made at the same moment are left out. */
export async function makeMeetings(tenant: Tenant, missing: readonly WeekMeeting[]): Promise<number> {
  if (missing.length === 0) return 0;
  const settings = await readSettings(tenant, meetingSchedule);
  const halls = await meetings.lastHalls(tenant);
  const made = await meetings.add(
    tenant,
    missing.map((meeting) => valuesOf(meeting, settings, halls)),
  );
  if (made.length === 0) return 0;
  const { lang } = await readLetterhead(tenant);
  const parts = await meetingParts.add(
    tenant,
    made.flatMap((meeting) => defaultRows(meeting, lang)),
  );
  await addDuties(
    tenant,
    made.flatMap((meeting) =>
      seatsOfMeeting(
        meeting,
        parts.filter(({ meeting_id }) => meeting_id === meeting.id),
      ).map((seat) => ({ meeting, seat })),
    ),
  );
  return made.length;
}
