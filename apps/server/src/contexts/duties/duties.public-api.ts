/** What work that has duties to give asks of the ledger. */
import { cartDuties } from '#contexts/duties/cart-duties.store';
import { duties } from '#contexts/duties/duties.store';
import { dutyNames } from '#contexts/duties/duty-names.store';

export { type AnsweredRow, answeredFor, type DutyFacts, isReopened } from '#contexts/duties/answered-for';
export type { CartDuty } from '#contexts/duties/cart-duties.store';
export { agreedDuties, changedDuties, dutiesToTell } from '#contexts/duties/changed-duties.store';
export { ledgerSpans } from '#contexts/duties/clashes-now';
export { describeDuty } from '#contexts/duties/describe-duty';
export type { PlannedDuty, ProgrammeDuty } from '#contexts/duties/duties.store';
export type { NamedDuty } from '#contexts/duties/duty-names.store';
export { fillPlaces } from '#contexts/duties/fill-places';
export { writeChangedMail, writeDutyMail, writeHeldMail } from '#contexts/duties/make-answer-link';
export { nextDuty } from '#contexts/duties/next-duty';
export { appointmentsOf, calendarOf } from '#contexts/duties/own-duty-sources';
export {
  type NamedResponsibilityDuty,
  type ResponsibilityDuty,
  responsibilityDuties,
} from '#contexts/duties/responsibility-duties.store';
export { settleDuties } from '#contexts/duties/settle-duties';
export { titleOfFacts, type WithdrawnDuty, writeWithdrawnMail } from '#contexts/duties/tell-withdrawn';
export { withdrawnDuties, withdrawnToTell } from '#contexts/duties/withdrawn-duties.store';

/** From one day to another, both included. */
export const programmeOf = duties.programmeOf;
export const dutiesOfMeetings = duties.ofMeetings;
/** With the names of those who have them. */
export const namedDutiesOfMeetings = dutyNames.ofMeetings;
/** In the order of their ids. */
export const lockProgramme = duties.lockInProgramme;
export const readDuty = duties.read;
export const markDutyMailed = duties.markMailed;
export const lockDutiesOfMeeting = duties.lockOfMeeting;
/** For meetings that were just made and have no duties yet. */
export const addDuties = duties.add;

/** With the names of those who have them. */
export const dutiesOfShifts = cartDuties.ofShifts;
export const cartDutiesOfPerson = cartDuties.ofPerson;
export const cartDutiesBetween = cartDuties.between;
export const drawCartDutyIds = cartDuties.drawIds;
export const addCartDuties = cartDuties.add;
export const removeCartDuties = cartDuties.removeOfShifts;
export const heldAtCarts = cartDuties.held;
export const removeFromCarts = cartDuties.removeFrom;

/** Of talks elsewhere. */
export { awayDuties } from '#contexts/duties/away-duties.store';
export { conductorDuties } from '#contexts/duties/conductor-duties.store';
export { settleConductors } from '#contexts/duties/settle-conductors';
export { studyDuties } from '#contexts/duties/study-duties.store';
/** The place of the public talk in the programme. */
export { talkDuties } from '#contexts/duties/talk-duties.store';
/** At carts of other congregations. */
export { visitDuties } from '#contexts/duties/visit-duties.store';
