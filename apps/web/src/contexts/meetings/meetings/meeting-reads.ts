/** The three reads of which the schedule is made. */
export const meetingReads = [
  'meetings.listMeetings',
  'meetings.listParts',
  'meetings.listMeetingAssignments',
] as const;
