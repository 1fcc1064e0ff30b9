/**
 * A kept address that is assigned to another person: who works it now, and who gets it back (ADDR-C13, ADDR-O7). The days of the
 * reservation go on as they were, so that assigning back and forth does not keep an address for ever.
 */
import { allow, type Decision, refuse } from '../decision.ts';
import { mayHoldMap } from '../people/map-candidates.ts';
import type { Reservation } from './reservation.ts';

/** `personId` works the address; `lentBy` reserved it and assigned it to that person. */
export interface LentReservation extends Reservation {
  lentBy: number | null;
}

export interface Borrower {
  id: number;
  active: boolean;
  appointment: string;
}

/** Who decides with whom the address is: the one who reserved it. */
export const reservedBy = (reservation: LentReservation): number =>
  reservation.lentBy ?? reservation.personId;

/** ADDR-S7: it is on the list of the person who works it, and of the one who assigned it to them. */
export const isOnListOf = (reservation: LentReservation | null, personId: number): boolean =>
  reservation !== null && (reservation.personId === personId || reservation.lentBy === personId);

export type LendRefusal = 'address-not-yours' | 'address-borrowed' | 'same-person' | 'not-a-candidate';

/** ADDR-R14: only the one who reserved an address assigns it, also from one person on to the next. */
export function decideLend(
  reservation: LentReservation | null,
  actorId: number,
  to: Borrower,
): Decision<LentReservation, LendRefusal> {
  if (reservation === null) return refuse('address-not-yours');
  if (reservedBy(reservation) !== actorId)
    return refuse(reservation.personId === actorId ? 'address-borrowed' : 'address-not-yours');
  if (to.id === actorId) return refuse('same-person');
  if (!mayHoldMap(to)) return refuse('not-a-candidate');
  return allow({ personId: to.id, reservedAt: reservation.reservedAt, lentBy: actorId });
}

/** ADDR-O7: the one who reserved the address has it again; the one who works it only loses the name noted beside it. */
export function decideTakeBack(
  reservation: LentReservation | null,
  actorId: number,
): Decision<LentReservation, 'address-not-yours'> {
  if (reservation === null) return refuse('address-not-yours');
  if (reservation.lentBy === actorId) return allow({ ...reservation, personId: actorId, lentBy: null });
  return reservation.personId === actorId ? allow(reservation) : refuse('address-not-yours');
}

/**
 * A person gives the address up: they hand it in, or they leave the congregation. Borrowed, it returns to the one who reserved it;
 * lent, it stays with the one who works it, as their own; otherwise it is free (null).
 */
export function withoutPerson(reservation: LentReservation, personId: number): LentReservation | null {
  if (reservation.lentBy === personId) return { ...reservation, lentBy: null };
  if (reservation.personId !== personId) return reservation;
  return reservation.lentBy === null ? null : { ...reservation, personId: reservation.lentBy, lentBy: null };
}
