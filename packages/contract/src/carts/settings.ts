/** Settings of carts (SETTINGS-D2). */
import { cartBookings, cartCalendarDefaults } from '@sheaf/rules/carts/settings';
import { z } from 'zod';
import { oneKind, wholeNumber } from '../settings-fields.ts';
import { settingsPart } from '../settings-part.ts';

const bookingCode = oneKind(cartBookings.codes);
/** Accepts a number or a boolean: the documents have both (CARTS-D7). */
export const cartBooking = {
  accepts: z.union([bookingCode.accepts, z.boolean().transform((publishers) => (publishers ? 1 : 0))]),
  reads: bookingCode.reads,
};
export const bookingAdvance = wholeNumber(0, 52);

export const cartCalendar = settingsPart('cart_calendar', cartCalendarDefaults, {
  cart_booking: cartBooking,
  booking_advance: bookingAdvance,
});
