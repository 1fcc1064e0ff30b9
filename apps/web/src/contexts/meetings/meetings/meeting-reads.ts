/** The three reads that make up the schedule. */
export const meetingReads = [
  'meetings.listMeetings',
  'meetings.listParts',
  'meetings.listMeetingAssignments',
] as const;
