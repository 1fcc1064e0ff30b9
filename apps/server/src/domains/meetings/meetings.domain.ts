/** What this domain brings to the server: the midweek and the weekend meetings, week by week, with their parts. */
import { meetingsEntities } from '@sheaf/rules/meetings/journal-entities';
import { appointmentsOf, calendarOf } from '#domains/duties/duties.public-api';
import { cancelledMeetings } from '#domains/meetings/cancelled-meetings';
import { describeMeetingDuty } from '#domains/meetings/describe-meeting-duty';
import { dutiesAtMeetings } from '#domains/meetings/duties-at-meetings';
import { dutiesInAWeek, dutiesInTheEvening } from '#domains/meetings/duty-reminders';
import { followSavedSettings, meetingsFrequent, meetingsTasks } from '#domains/meetings/meetings.jobs';
import { meetingsRoutes } from '#domains/meetings/meetings.routes';
import { slipFile, slipOfMail } from '#domains/meetings/slip-of-mail';
import { defineDomain } from '#platform/domain';

export const meetingsDomain = defineDomain({
  name: 'meetings',
  owns: ['meetings', 'meeting_parts', 'workbook_headings', 'attendance', 'language_groups'],
  imported: ['meetings', 'meeting_parts'],
  collections: { meetings: 'meetings', meetingParts: 'meeting_parts', languageGroups: 'language_groups' },
  operations: meetingsRoutes,
  frequent: [meetingsFrequent],
  tasks: meetingsTasks,
  settingsSaved: followSavedSettings,
  cancelledMeetings,
  ownDuties: [dutiesAtMeetings],
  calendar: [calendarOf(dutiesAtMeetings)],
  appointments: [appointmentsOf(dutiesAtMeetings)],
  dueReminders: [dutiesInTheEvening, dutiesInAWeek],
  keepsPerson: { 'attendance.counted_by': 'The number stays with whoever counted.' },
  traces: { has_work: ['attendance.counted_by'] },
  dutyTexts: describeMeetingDuty,
  mailFiles: { [slipFile]: slipOfMail },
  journal: { kind: 'meetings', entities: meetingsEntities },
});
