/** Makes the missing meetings of the coming weeks with their default parts (MEET-O5). */
import { meetingSchedule } from '@sheaf/contract/meetings/meetings/settings';
import { defaultParts } from '@sheaf/rules/meetings/meetings/default-parts';
import { type GroupMeeting, missingOfGroups } from '@sheaf/rules/meetings/meetings/language-groups';
import { endOf } from '@sheaf/rules/meetings/meetings/part-times';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { addDuties } from '#contexts/duties/duties.api';
import { defaultRows } from '#contexts/meetings/meetings/default-rows';
import {
  groupOf,
  readHoldingGroups,
  type StoredGroup,
} from '#contexts/meetings/meetings/language-groups/holding-groups';
import { meetingParts } from '#contexts/meetings/meetings/meeting-parts.store';
import { type MeetingValues, meetings } from '#contexts/meetings/meetings/meetings.store';
import { seatsOfMeeting } from '#contexts/meetings/meetings/plan-of-meeting';
import { seatInNewMeetings } from '#contexts/meetings/meetings/standing-conductor';
import { readUsualTimes } from '#contexts/meetings/meetings/usual-times';
import { readSettings, readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

const valuesOf = (
  { week, type, language_group_id }: GroupMeeting,
  time: Pick<MeetingValues, 'held_on' | 'starts_at'>,
  halls: number,
): MeetingValues => ({
  type,
  week,
  language_group_id,
  ...time,
  ends_at: endOf(defaultParts(type), time.starts_at),
  halls: type === 'clam' ? halls : 1,
});

/** @returns the number of new meetings; 0 if the congregation has the schedule switched off. */
export async function makeWeeks(tenant: Tenant, now: Date): Promise<number> {
  const { on } = await readSettings(tenant, meetingSchedule);
  if (!on) return 0;
  const today = await readToday(tenant, now);
  const standing = await meetings.weeks(tenant, mondayOf(today));
  const groups = await readHoldingGroups(tenant);
  return makeMeetings(tenant, missingOfGroups(today, groups, standing), groups);
}

/** Inserts parts and open duties too; meetings made simultaneously by another transaction are left out. */
export async function makeMeetings(
  tenant: Tenant,
  missing: readonly GroupMeeting[],
  groups: readonly StoredGroup[],
): Promise<number> {
  if (missing.length === 0) return 0;
  const { clam_halls: usual } = await readSettings(tenant, meetingSchedule);
  const halls = new Map<number | null, number>();
  // The setting is of the whole congregation; a language group continues with its own classes (MEET-O18).
  for (const { id } of groups)
    halls.set(id, (id === null ? usual : null) ?? (await meetings.lastHalls(tenant, id)));
  const usualTimeOf = await readUsualTimes(tenant, groups);
  const made = await meetings.add(
    tenant,
    missing.map((meeting) => valuesOf(meeting, usualTimeOf(meeting), halls.get(meeting.language_group_id)!)),
  );
  if (made.length === 0) return 0;
  const parts = await meetingParts.add(
    tenant,
    made.flatMap((meeting) => defaultRows(meeting, groupOf(groups, meeting).lang)),
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
  await seatInNewMeetings(tenant, made);
  return made.length;
}
