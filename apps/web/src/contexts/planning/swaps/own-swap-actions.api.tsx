/** API for the page of assignments: "I can't" for an own duty, and the state of the search. */
export { CannotSheet } from './cannot-sheet.tsx';
export { OwnSwapActions } from './own-swap-actions.tsx';
