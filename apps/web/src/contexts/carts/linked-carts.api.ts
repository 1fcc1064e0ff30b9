/** What the menu of schedules shows of the carts. */
export { LinkedCarts } from './linked-carts.tsx';
