/** What other work asks of the carts: shifts that a person is to report of, their next one, and how many places there are. */
import { cartLocations } from '#contexts/carts/cart-locations.store';

export { cartReportsDue } from '#contexts/carts/cart-reports-due';
export { nextCartShift } from '#contexts/carts/next-cart-shift';

export const countCartLocations = cartLocations.count;
