/** API for the person's own cart duties. */
export { OwnCartActions } from './own-cart-actions.tsx';
