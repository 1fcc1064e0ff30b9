/** Public API of `meetings`: functions and types, never a store. */

export { cancelledMeetings } from '#contexts/meetings/meetings/cancelled-meetings';
export { countWorkbookImports } from '#contexts/meetings/meetings/count-workbook-imports';
export {
  allMeetingsBetween,
  countedAttendance,
  type HeldMeeting,
  heldMeetingsOfIds,
  languageGroupNames,
  meetingsBetween,
  meetingsOfIds,
  memorialNumbers,
} from '#contexts/meetings/meetings/meetings.api';
export { openProgrammeSeats } from '#contexts/meetings/meetings/open-programme-seats';
export { className } from '#contexts/meetings/meetings/schedule-rows';
export { countResponsibilities } from '#contexts/meetings/responsibilities/count-responsibilities';
export { kindsOfResponsibilities } from '#contexts/meetings/responsibilities/kinds-of-responsibilities';
export { openResponsibilities } from '#contexts/meetings/responsibilities/open-responsibilities';
export { responsibilityTakers } from '#contexts/meetings/responsibilities/responsibility-takers';
export { confirmedPartners } from '#contexts/meetings/speakers/speakers.api';
export { openTalks } from '#contexts/meetings/talks/open-talks';
export { promptedTalk } from '#contexts/meetings/talks/talks.api';
