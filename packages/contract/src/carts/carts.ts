import { cartBookings } from './bookings.ts';
import { cartLocations } from './locations.ts';
import { cartRotations } from './rotations.ts';
import { cartWaiting } from './waiting.ts';

export const carts = { ...cartLocations, ...cartBookings, ...cartRotations, ...cartWaiting };
