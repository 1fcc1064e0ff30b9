import { cartLocations } from '#contexts/carts/cart-locations.store';

export { cartReportsDue } from '#contexts/carts/cart-reports-due';
export { nextCartShift } from '#contexts/carts/next-cart-shift';
export { openCartSeats } from '#contexts/carts/open-cart-seats';

export const countCartLocations = cartLocations.count;
