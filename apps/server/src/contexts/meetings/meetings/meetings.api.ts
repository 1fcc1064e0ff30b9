import { languageGroups } from '#contexts/meetings/meetings/language-groups/language-groups.store';
import { type MeetingRow, meetings } from '#contexts/meetings/meetings/meetings.store';
import type { Tenant } from '#platform/database/tenant';

/** Meetings of the whole congregation or of a language group, both days inclusive. */
export const meetingsBetween = async (
  tenant: Tenant,
  from: string,
  to: string,
  group: number | null = null,
) =>
  (await meetings.list(tenant, { from, to })).filter(({ language_group_id }) => language_group_id === group);

/** Meetings of the whole congregation and of all language groups, both days inclusive. */
export const allMeetingsBetween = (tenant: Tenant, from: string, to: string) =>
  meetings.list(tenant, { from, to });

export type HeldMeeting = MeetingRow;

/**
 * Meetings of the whole congregation, both days inclusive, locked against moves and removal until the
 * transaction ends.
 */
export const holdMeetingsBetween = async (tenant: Tenant, from: string, to: string): Promise<HeldMeeting[]> =>
  (await meetings.holdBetween(tenant, { from, to })).filter(
    ({ language_group_id }) => language_group_id === null,
  );

/** Meetings that an event replaces, and meetings that are held. */
export { cancelledMeetings, heldMeetingsOfIds } from '#contexts/meetings/meetings/cancelled-meetings';

/** With the label of the event that replaces each meeting. */
export { eventAt, insteadLine, labelledEvents } from '#contexts/meetings/meetings/labelled-events';

/** Locks the meeting against moves and removal until the transaction ends; undefined if it does not exist. */
export const holdMeeting = async (tenant: Tenant, id: number): Promise<HeldMeeting | undefined> => {
  const [meeting] = await meetings.holdIds(tenant, [id]);
  return meeting;
};

/** Mails everyone their duties, each person once. */
export { listRecipients, mailRecipients } from '#contexts/meetings/meetings/assignment-mails';

export const meetingsOfIds = meetings.ofIds;

/** Attendance of the whole congregation, by the days of the meetings. */
export { countedAttendance } from '#contexts/meetings/meetings/held-attendance';
export { memorialNumbers } from '#contexts/meetings/meetings/special-meetings/memorial-numbers';
/** Language group by its id. */
export const languageGroupOf = languageGroups.read;
export const languageGroupNames = languageGroups.list;
/** Letterhead of the congregation, with the name of the language group next to its own. */
export { headOf as letterheadOf } from '#contexts/meetings/meetings/language-groups/letterhead';
export { presentMeeting } from '#contexts/meetings/meetings/present-meeting';
