/**
 * A reserved address assigned to another person: who works it, and to whom it returns (ADDR-C13, ADDR-O7).
 * The reservation keeps its start, so that assigning back and forth does not reserve an address for ever.
 */
import { allow, type Decision, refuse } from '../../decision.ts';
import { mayHoldMap } from '../../people/people/map-candidates.ts';
import type { addressesNotifications } from './notifications.ts';
import type { Reservation } from './reservation.ts';

/** `personId` works the address; `lentBy` reserved it and assigned it to that person. */
export interface LentReservation extends Reservation {
  lentBy: number | null;
}

/** Changes of a decision, written unchanged by the store. */
export interface LendingEffect {
  /**
   * The new reservation; the contact name noted by the previous holder is cleared. Null frees the address for
   * everybody; undefined leaves the reservation and the name unchanged.
   */
  kept?: LentReservation | null;
  told: readonly { personId: number; type: keyof typeof addressesNotifications }[];
}

export interface Borrower {
  id: number;
  active: boolean;
  appointment: string;
}

/** The person who reserved the address and decides who works it. */
export const reservedBy = (reservation: LentReservation): number =>
  reservation.lentBy ?? reservation.personId;

/** Notifies the borrower that the address was recalled. */
const takenFrom = ({ personId, lentBy }: LentReservation): LendingEffect['told'] =>
  lentBy === null ? [] : [{ personId, type: 'addresses-taken-back' }];

export type LendRefusal = 'address-not-yours' | 'address-borrowed' | 'same-person' | 'not-a-candidate';

/**
 * ADDR-R14: only the owner of the reservation assigns the address, including from one borrower to the next.
 */
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

/**
 * ADDR-O7: the owner of the reservation works the address again; if the owner already works it, only the
 * noted contact name is cleared.
 */
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
 * Releases the address from a person who returns it or leaves the congregation. A borrowed address returns to
 * the owner of the reservation; a lent one becomes the borrower's own; any other becomes free (null).
 */
export function withoutPerson(reservation: LentReservation, personId: number): LentReservation | null {
  if (reservation.lentBy === personId) return { ...reservation, lentBy: null };
  if (reservation.personId !== personId) return reservation;
  return reservation.lentBy === null ? null : { ...reservation, personId: reservation.lentBy, lentBy: null };
}

/** ADDR-C12: notifies the lender of the return. */
export function handBack(reservation: LentReservation, actorId: number): LendingEffect {
  const kept = withoutPerson(reservation, actorId);
  const returns = kept !== null && reservation.personId === actorId;
  return { kept, told: returns ? [{ personId: kept.personId, type: 'addresses-returned' }] : [] };
}
