/** API for the page of assignments: duties that the person is asked to take, and those that they plan. */
export { SwapCards } from './swap-cards.tsx';
