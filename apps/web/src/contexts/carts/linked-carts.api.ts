export { LinkedCarts } from './linked-carts.tsx';
