/** An address a person keeps to work later: who sees it meanwhile, and for how long (ADDR-R21, ADDR-O3). */
import { allow, type Decision, refuse } from '../decision.ts';

/** Instants are milliseconds since 1970. Null is an address in the pool. */
export interface Reservation {
  personId: number;
  reservedAt: number;
}

const day = 86_400_000;

/** ADDR-O3: it lasts so many days to the instant; 0 never ends it. */
export const reservationEnded = (reservation: Reservation, timeoutDays: number, now: number): boolean =>
  timeoutDays > 0 && now - reservation.reservedAt >= timeoutDays * day;

/** The reservation that still counts now: one that ended is none, whether or not the nightly tidying came by. */
export const standing = <Kept extends Reservation>(
  reservation: Kept | null,
  timeoutDays: number,
  now: number,
): Kept | null => (reservation && !reservationEnded(reservation, timeoutDays, now) ? reservation : null);

/** ADDR-R21: a reserved address shows to its holder only. */
export const maySeeAddress = (reservation: Reservation | null, viewerId: number): boolean =>
  reservation === null || reservation.personId === viewerId;

/** ADDR-R21: one reservation an address. Reserving what one already holds leaves the old one, and its days, as they are. */
export function decideReserve(
  held: Reservation | null,
  personId: number,
  timeoutDays: number,
  now: number,
): Decision<Reservation, 'address-reserved'> {
  const current = standing(held, timeoutDays, now);
  if (current === null) return allow({ personId, reservedAt: now });
  return current.personId === personId ? allow(current) : refuse('address-reserved');
}
