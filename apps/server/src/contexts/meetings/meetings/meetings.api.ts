/** What the dashboard and the duties at meetings ask of the meetings. */
import { languageGroups } from '#contexts/meetings/meetings/language-groups/language-groups.store';
import { type MeetingRow, meetings } from '#contexts/meetings/meetings/meetings.store';
import type { Tenant } from '#platform/database/tenant';

/** Of the whole congregation or of a language group, both days included. */
export const meetingsBetween = async (
  tenant: Tenant,
  from: string,
  to: string,
  group: number | null = null,
) =>
  (await meetings.list(tenant, { from, to })).filter(({ language_group_id }) => language_group_id === group);

/** Of the whole congregation and of all language groups, both days included. */
export const allMeetingsBetween = (tenant: Tenant, from: string, to: string) =>
  meetings.list(tenant, { from, to });

export type HeldMeeting = MeetingRow;

/** Of the whole congregation, both days included; nobody moves or removes them until the transaction ends. */
export const holdMeetingsBetween = async (tenant: Tenant, from: string, to: string): Promise<HeldMeeting[]> =>
  (await meetings.holdBetween(tenant, { from, to })).filter(
    ({ language_group_id }) => language_group_id === null,
  );

/** Meetings that an event takes the place of, and those that are held. */
export { cancelledMeetings, heldMeetingsOfIds } from '#contexts/meetings/meetings/cancelled-meetings';

/** With the label of the event that takes the place of each. */
export { insteadLine, labelledEvents } from '#contexts/meetings/meetings/labelled-events';

/** Nobody moves or removes it until the transaction ends; undefined where there is none. */
export const holdMeeting = async (tenant: Tenant, id: number): Promise<HeldMeeting | undefined> => {
  const [meeting] = await meetings.holdIds(tenant, [id]);
  return meeting;
};

export const meetingsOfIds = meetings.ofIds;

/** How many were at the meetings of the whole congregation, by the days on which these were held. */
export { countedAttendance } from '#contexts/meetings/meetings/held-attendance';
/** One of the congregation by its id. */
export const languageGroupOf = languageGroups.read;
/** Of the congregation, with the name of the language group beside its own. */
export { headOf as letterheadOf } from '#contexts/meetings/meetings/language-groups/letterhead';
/** As the schedule tells it. */
export { presentMeeting } from '#contexts/meetings/meetings/present-meeting';
