/** What other work asks of the carts: shifts that a person is to report of, and their next one. */
export { cartReportsDue } from '#domains/carts/cart-reports-due';
export { nextCartShift } from '#domains/carts/next-cart-shift';
