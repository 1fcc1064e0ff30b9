import type { LentReservation } from './lending.ts';

/** ADDR-S7: the address is on the list of the person who works it, and of the one who assigned it to them. */
export const isOnListOf = (reservation: LentReservation | null, personId: number): boolean =>
  reservation !== null && (reservation.personId === personId || reservation.lentBy === personId);
