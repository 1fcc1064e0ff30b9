/** What the tour uses of the carts. */
export { useCartPaths } from './cart-links.ts';
