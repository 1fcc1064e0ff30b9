/** Settings of a congregation that choose one of several kinds (SETTINGS-D1, SETTINGS-D2). */
import { type NameOf, wireCode } from '../../wire-code.ts';

/** What becomes of an address after its last attempt (ADDR-O2). */
export const expiredAddresses = wireCode({ delete: 0, email: 1 });
export type ExpiredAddresses = NameOf<typeof expiredAddresses>;

/** Who books carts (CARTS-R6). */
export const cartBookings = wireCode({ administrators: 0, publishers: 1 });

/** When attendants are reminded (ATTEND-D4). */
export const reminderTimings = wireCode({ 'two-days': 1, 'half-day': 2, both: 3 });
