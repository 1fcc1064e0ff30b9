/** Public API of the duty ledger: functions, types and SQL texts, never a store. */

import { awayDuties } from '#contexts/duties/away-duties.store';
import { cartDuties } from '#contexts/duties/cart-duties.store';
import { changedDuties } from '#contexts/duties/changed-duties.store';
import { conductorDuties } from '#contexts/duties/conductor-duties.store';
import { duties } from '#contexts/duties/duties.store';
import { dutyNames } from '#contexts/duties/duty-names.store';
import { helpDuties } from '#contexts/duties/help-duties.store';
import { responsibilityDuties } from '#contexts/duties/responsibility-duties.store';
import { specialDuties } from '#contexts/duties/special-duties.store';
import { studyDuties } from '#contexts/duties/study-duties.store';
import { talkDuties } from '#contexts/duties/talk-duties.store';
import { toldDuties } from '#contexts/duties/told-duties.store';
import { visitDuties } from '#contexts/duties/visit-duties.store';
import { withdrawnDuties } from '#contexts/duties/withdrawn-duties.store';

export { type AnsweredRow, answeredFor, type DutyFacts, isReopened } from '#contexts/duties/answered-for';
export { presentAskedDuty } from '#contexts/duties/asked-duty';
export type { CartDuty } from '#contexts/duties/cart-duties.store';
export { agreedDuties, dutiesToTell } from '#contexts/duties/changed-duties.store';
export { ledgerBetween, ledgerSpans, toldTo } from '#contexts/duties/clashes-now';
export { clearProposals } from '#contexts/duties/clear-proposals';
export {
  conflictsAmong,
  conflictsWith,
  readConflicts as conflictsOfPeople,
} from '#contexts/duties/conflicts-of-people';
export { describeDuty } from '#contexts/duties/describe-duty';
export type { DutyRow, PlannedDuty, ProgrammeDuty } from '#contexts/duties/duties.store';
export type { NamedDuty } from '#contexts/duties/duty-names.store';
export { fillPlaces } from '#contexts/duties/fill-places';
export { fillProposals } from '#contexts/duties/fill-proposals';
export type { HelpDuty } from '#contexts/duties/help-duties.store';
export {
  writeChangedMail,
  writeDutiesMail,
  writeDutyMail,
  writeHeldMail,
} from '#contexts/duties/make-answer-link';
export { nextDuty } from '#contexts/duties/next-duty';
export { blockedTakers, possibleTakers } from '#contexts/duties/offer-people';
export { openDutiesFor } from '#contexts/duties/open-duties';
export { readOwnDuties } from '#contexts/duties/own-duties';
export { appointmentsOf, calendarOf, keyedCalendarOf } from '#contexts/duties/own-duty-sources';
export { isEligible } from '#contexts/duties/port-of-duty';
export type {
  NamedResponsibilityDuty,
  ResponsibilityDuty,
} from '#contexts/duties/responsibility-duties.store';
export { settleDuties } from '#contexts/duties/settle-duties';
export type { NamedSpecialDuty, SpecialDuty } from '#contexts/duties/special-duties.store';
export { giveUpDuty, lockDutyInPlan, takeOverDuty } from '#contexts/duties/take-over-duty';
export { titleOfFacts, type WithdrawnDuty, writeWithdrawnMail } from '#contexts/duties/tell-withdrawn';
export { withdrawnToTell } from '#contexts/duties/withdrawn-duties.store';

/** Between two dates (inclusive). */
export const programmeOf = duties.programmeOf;
export const dutiesOfMeetings = duties.ofMeetings;
export const filledDutiesAt = duties.filledAt;
/** With the names of the people. */
export const namedDutiesOfMeetings = dutyNames.ofMeetings;
export const dutiesHeldAt = duties.heldAt;
/** In id order. */
export const lockProgramme = duties.lockInProgramme;
export const readDuty = duties.read;
export const dutiesHeldUntil = duties.heldUntil;
export const dutiesOfIds = duties.ofIds;
/** Programme and responsibilities. */
export const plannedDuties = duties.ofPlan;
export const releaseDutyToRotation = duties.release;
export const markDutyMailed = toldDuties.markMailed;
export const markDutiesKnown = toldDuties.mark;
/** Ids of the duties of which the person was notified, or which they answered. */
export const knownDuties = toldDuties.known;
/** In id order. */
export const lockDuties = duties.lock;
export const lockDutiesOfMeeting = duties.lockOfMeeting;
/** For new meetings without duties. */
export const addDuties = duties.add;

/** With the names of the people. */
export const dutiesOfShifts = cartDuties.ofShifts;
export const cartDutiesOfPerson = cartDuties.ofPerson;
export const cartDutyOf = cartDuties.own;
export const cartDutiesBetween = cartDuties.between;
export const drawCartDutyIds = cartDuties.drawIds;
export const addCartDuties = cartDuties.add;
export const removeCartDuties = cartDuties.removeOfShifts;
export const heldAtCarts = cartDuties.held;
export const removeFromCarts = cartDuties.removeFrom;
export const removeCartDuty = cartDuties.remove;

export { settleConductors } from '#contexts/duties/settle-conductors';

export const addAwayDuty = awayDuties.add;
export const addResponsibilityDuties = responsibilityDuties.add;
export const addVisitDuties = visitDuties.add;
export const answersOfVisits = visitDuties.answersOf;
export const assignersOfDuties = changedDuties.assigners;
export const awayDutiesOfPerson = awayDuties.ofPerson;
export const awayDutiesOfTalks = awayDuties.ofTalks;
export const conductorDutiesOfMeetings = conductorDuties.ofMeetings;
export const conductorDutiesOfPerson = conductorDuties.ofPerson;
export const editAwayDuty = awayDuties.edit;
export const fillResponsibilityDuties = responsibilityDuties.fill;
export const fillTalkDuty = talkDuties.fill;
/** With the names of the people. */
export const helpDutiesOfSlots = helpDuties.ofSlots;
export const helpDutiesOfPerson = helpDuties.ofPerson;
export const slotOfDuty = helpDuties.slotOf;
export const addHelpDuties = helpDuties.add;
export const assignHelpDuty = helpDuties.assign;
export const moveHelpDuties = helpDuties.move;
export const removeHelpDuties = helpDuties.remove;
export const fillDutyByHand = duties.fillByHand;
export const hasAnswerLink = changedDuties.hasLink;
export const lockAgreedDuties = changedDuties.lockAgreed;
export const lockResponsibilityDuties = responsibilityDuties.lockOfMeetings;
export const lockTalkDuty = talkDuties.lock;
export const lockUntoldDuties = changedDuties.lockUntold;
export const markDutiesCalledOff = changedDuties.markCalledOff;
export const markDutiesTold = changedDuties.markTold;
export const namedResponsibilityDuties = responsibilityDuties.named;
export const readAwayDuties = awayDuties.read;
export const readConductorDuties = conductorDuties.read;
export const readResponsibilityDuties = responsibilityDuties.read;
export const releaseResponsibilityDuties = responsibilityDuties.release;
export const removeDutiesOfVisit = visitDuties.removeOfVisit;
export const removeResponsibilityDuties = responsibilityDuties.remove;
export const removeVisitDuties = visitDuties.remove;
export const responsibilitiesBookedUntil = responsibilityDuties.bookedUntil;
export const responsibilityDutiesHeldBy = responsibilityDuties.heldBy;
export const responsibilityDutiesOfPeople = responsibilityDuties.ofPeople;
export const responsibilityTurnsBefore = responsibilityDuties.turnsBefore;
export const setResponsibilityDutyKind = responsibilityDuties.setKind;
export const addSpecialDuties = specialDuties.add;
export const fillSpecialDuties = specialDuties.fill;
export const lockSpecialDuties = specialDuties.lockOfMeeting;
export const namedSpecialDuties = specialDuties.named;
export const readSpecialDuty = specialDuties.read;
export const removeSpecialDuties = specialDuties.remove;
export const setSpecialDutyTime = specialDuties.setTime;
export const specialDutiesOfPerson = specialDuties.ofPerson;
export const specialTurnsBefore = specialDuties.turnsBefore;
export const studySeat = studyDuties.seat;
export const talkDutiesOfMeetings = talkDuties.ofMeetings;
export const visitDutiesOfPerson = visitDuties.ofPerson;
export const visitDutiesOfVisits = visitDuties.ofVisits;
export const forgetWithdrawnDuties = withdrawnDuties.forget;
export const lockWithdrawnDuties = withdrawnDuties.lock;
export const queueWithdrawnDuties = withdrawnDuties.tellAt;
export const removeWithdrawnDuties = withdrawnDuties.remove;
export const returnedDuties = withdrawnDuties.returned;
