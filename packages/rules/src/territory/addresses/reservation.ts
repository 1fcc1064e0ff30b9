/** An address a person keeps to work later: who sees it meanwhile, and for how long (ADDR-R21, ADDR-O3). */
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
