/** What the menu of schedules and the tour use of the carts. */
import { lazyScreen } from '#platform/lazy-screen.ts';

export { useCartPaths } from './cart-links.ts';
export const CartLinks = lazyScreen(() => import('./cart-links-screen.tsx'), 'carts');
