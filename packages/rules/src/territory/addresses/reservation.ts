/**
 * The reservation of an address to work later: who sees the address, and for how long (ADDR-R21, ADDR-O3).
 */
/** Instants are milliseconds since 1970. A null reservation is an address in the pool. */
export interface Reservation {
  personId: number;
  reservedAt: number;
}

const day = 86_400_000;

/** ADDR-O3: ends after exactly so many days; 0 means never. */
export const reservationEnded = (reservation: Reservation, timeoutDays: number, now: number): boolean =>
  timeoutDays > 0 && now - reservation.reservedAt >= timeoutDays * day;

/** The current reservation: an ended one counts as none, even before the nightly job removes it. */
export const standing = <Kept extends Reservation>(
  reservation: Kept | null,
  timeoutDays: number,
  now: number,
): Kept | null => (reservation && !reservationEnded(reservation, timeoutDays, now) ? reservation : null);

/** ADDR-R21: only the holder sees a reserved address. */
export const maySeeAddress = (reservation: Reservation | null, viewerId: number): boolean =>
  reservation === null || reservation.personId === viewerId;
