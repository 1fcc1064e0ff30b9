/** Decides how many people a cart shift still needs (SHELL-R34). */

/** A shift without a rotation. */
const fewestPeople = 2;

/** @param ofRotation people of a turn; null for a shift without a rotation. */
export const peopleNeeded = (ofRotation: number | null, mostPeople: number): number =>
  Math.min(ofRotation ?? fewestPeople, mostPeople);

export const openSeatsAtShift = (needed: number, booked: number): number => Math.max(0, needed - booked);
