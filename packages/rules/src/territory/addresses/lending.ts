/**
 * A kept address that is assigned to another person: who works it now, and who gets it back (ADDR-C13, ADDR-O7). The days of the
 * reservation go on as they were, so that assigning back and forth does not keep an address for ever.
 */
import { allow, type Decision, refuse } from '../../decision.ts';
import { mayHoldMap } from '../../people/people/map-candidates.ts';
import type { addressesNotifications } from './notifications.ts';
import type { Reservation } from './reservation.ts';

/** `personId` works the address; `lentBy` reserved it and assigned it to that person. */
export interface LentReservation extends Reservation {
  lentBy: number | null;
}

/** What a decision changes; it is written as it stands. */
export interface LendingEffect {
  /**
   * Who has the address from now on, without the name that was noted beside it for whoever had it before; null for everybody.
   * Left out, all of it stays as it is.
   */
  kept?: LentReservation | null;
  told: readonly { personId: number; type: keyof typeof addressesNotifications }[];
}

export interface Borrower {
  id: number;
  active: boolean;
  appointment: string;
}

/** Who decides with whom the address is: the one who reserved it. */
export const reservedBy = (reservation: LentReservation): number =>
  reservation.lentBy ?? reservation.personId;

/** Whoever borrowed it is told that it is with them no more. */
const takenFrom = ({ personId, lentBy }: LentReservation): LendingEffect['told'] =>
  lentBy === null ? [] : [{ personId, type: 'addresses-taken-back' }];

export type LendRefusal = 'address-not-yours' | 'address-borrowed' | 'same-person' | 'not-a-candidate';

/** ADDR-R14: only the one who reserved an address assigns it, also from one person on to the next. */
export function decideLend(
  reservation: LentReservation | null,
  actorId: number,
  to: Borrower,
): Decision<LendingEffect, LendRefusal> {
  if (reservation === null) return refuse('address-not-yours');
  if (reservedBy(reservation) !== actorId)
    return refuse(reservation.personId === actorId ? 'address-borrowed' : 'address-not-yours');
  if (to.id === actorId) return refuse('same-person');
  if (!mayHoldMap(to)) return refuse('not-a-candidate');
  if (reservation.personId === to.id) return allow({ told: [] });
  return allow({
    kept: { personId: to.id, reservedAt: reservation.reservedAt, lentBy: actorId },
    told: [{ personId: to.id, type: 'addresses-assigned' }, ...takenFrom(reservation)],
  });
}

/** ADDR-O7: the one who reserved the address has it again; the one who works it only loses the name noted beside it. */
export function decideReturn(
  reservation: LentReservation | null,
  actorId: number,
): Decision<LendingEffect, 'address-not-yours'> {
  if (reservation === null) return refuse('address-not-yours');
  if (reservation.lentBy === actorId)
    return allow({ kept: { ...reservation, personId: actorId, lentBy: null }, told: takenFrom(reservation) });
  return reservation.personId === actorId
    ? allow({ kept: reservation, told: [] })
    : refuse('address-not-yours');
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

/** ADDR-C12: whoever lent the address is told that it comes back to them. */
export function handBack(reservation: LentReservation, actorId: number): LendingEffect {
  const kept = withoutPerson(reservation, actorId);
  const returns = kept !== null && reservation.personId === actorId;
  return { kept, told: returns ? [{ personId: kept.personId, type: 'addresses-returned' }] : [] };
}
