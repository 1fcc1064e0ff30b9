/** Cart booking settings: who books, and how far ahead (CARTS-R6, SETTINGS-R8, SETTINGS-K1). */
import { type CodeOf, wireCode } from '../wire-code.ts';

export const cartBookings = wireCode({ administrators: 0, publishers: 1 });

/** `booking_advance` in weeks; 0 means no limit (SETTINGS-R8). */
export interface CartCalendar {
  cart_booking: CodeOf<typeof cartBookings>;
  booking_advance: number;
}

export const cartCalendarDefaults: CartCalendar = {
  cart_booking: cartBookings.encode('publishers'),
  booking_advance: 0,
};
