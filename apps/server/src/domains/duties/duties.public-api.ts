/** What work that has duties to give asks of the ledger. */
import { duties } from '#domains/duties/duties.store';

export type { DutyRow } from '#domains/duties/duties.store';
export { fillPlaces } from '#domains/duties/fill-places';
export { settleDuties } from '#domains/duties/settle-duties';

export const dutiesOfMeetings = duties.ofMeetings;
export const lockDutiesOfMeeting = duties.lockOfMeeting;
/** For meetings that were just made and have no duties yet. */
export const addDuties = duties.add;
