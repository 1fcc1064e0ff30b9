import { cartBookings } from './bookings.ts';
import { cartLocations } from './locations.ts';
import { cartRotations } from './rotations.ts';

export const carts = { ...cartLocations, ...cartBookings, ...cartRotations };
