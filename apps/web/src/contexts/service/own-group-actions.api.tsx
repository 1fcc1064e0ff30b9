/** API for the person's own duties. */
export { OwnGroupActions } from './own-group-actions.tsx';
