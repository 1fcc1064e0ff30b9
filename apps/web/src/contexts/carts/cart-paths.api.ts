export { useCartPaths } from './cart-links.ts';
