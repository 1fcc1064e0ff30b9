/** Server manifest of the domain: midweek and weekend meetings by week, with their parts. */
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { meetingAttendance, meetingSchedule } from '@sheaf/contract/meetings/meetings/settings';
import { meetingsEntities, meetingsParts } from '@sheaf/rules/meetings/meetings/journal-entities';
import { appointmentsOf, calendarOf } from '#contexts/duties/duties.api';
import { cancelledMeetings } from '#contexts/meetings/meetings/cancelled-meetings';
import { dutiesAtMeetings } from '#contexts/meetings/meetings/duties-at-meetings';
import { dutiesInAWeek, dutiesInTheEvening } from '#contexts/meetings/meetings/duty-reminders';
import {
  followSavedSettings,
  meetingsFrequent,
  meetingsTasks,
} from '#contexts/meetings/meetings/meetings.jobs';
import { meetingsRoutes } from '#contexts/meetings/meetings/meetings.routes';
import { slipFile, slipOfMail } from '#contexts/meetings/meetings/slip-of-mail';
import { describeProgrammeDuty } from '#contexts/meetings/meetings/special-meetings/describe-special-duty';
import { dutiesAtSpecials } from '#contexts/meetings/meetings/special-meetings/duties-at-specials';
import { specialPartsPort } from '#contexts/meetings/meetings/special-meetings/special-parts-port';
import { defineDomain } from '#platform/domain';
import { withFormFields } from '#platform/journal-of-form';

export const meetingsDomain = defineDomain({
  name: 'meetings',
  owns: [
    'meetings',
    'meeting_parts',
    'workbook_headings',
    'attendance',
    'language_groups',
    'meeting_times',
    'special_meetings',
    'special_parts',
  ],
  imported: ['meetings', 'meeting_parts'],
  collections: {
    meetings: 'meetings',
    meetingParts: 'meeting_parts',
    languageGroups: 'language_groups',
    meetingTimes: 'meeting_times',
    specialMeetings: 'special_meetings',
  },
  settings: [meetingSchedule, meetingAttendance],
  operations: meetingsRoutes,
  frequent: [meetingsFrequent],
  tasks: meetingsTasks,
  settingsSaved: followSavedSettings,
  cancelledMeetings,
  ownDuties: [dutiesAtMeetings, dutiesAtSpecials],
  calendar: [calendarOf(dutiesAtMeetings), calendarOf(dutiesAtSpecials)],
  appointments: [appointmentsOf(dutiesAtMeetings), appointmentsOf(dutiesAtSpecials)],
  dutyPorts: [specialPartsPort],
  dueReminders: [dutiesInTheEvening, dutiesInAWeek],
  keepsPerson: { 'attendance.counted_by': 'The number stays with whoever counted.' },
  traces: { has_work: ['attendance.counted_by'] },
  dutyTexts: describeProgrammeDuty,
  mailFiles: { [slipFile]: slipOfMail },
  journal: {
    kind: 'meetings',
    entities: {
      ...meetingsEntities,
      language_groups: withFormFields(
        meetingsEntities.language_groups,
        'language_groups',
        meetings.addLanguageGroup,
      ),
    },
    variants: { domain_settings: meetingsParts },
  },
});
