/** Public API of `meetings`: functions and types, never a store. */

export { cancelledMeetings } from '#contexts/meetings/meetings/cancelled-meetings';
export { countedAttendance, meetingsBetween } from '#contexts/meetings/meetings/meetings.api';
export { className } from '#contexts/meetings/meetings/schedule-rows';
export { confirmedPartners } from '#contexts/meetings/speakers/speakers.api';
export { promptedTalk } from '#contexts/meetings/talks/talks.api';
