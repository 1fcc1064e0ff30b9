/** API of addresses for the map manager. */
export { type DelayedAction, useDelayedActions } from './delayed-actions.ts';
export { DoNotCallList } from './do-not-call-list.tsx';
export { PreloadedList } from './preloaded-list.tsx';
