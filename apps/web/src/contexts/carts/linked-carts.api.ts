export { cartPath, useLinkedCarts } from './cart-links.ts';
export { LinkedCarts } from './linked-carts.tsx';
