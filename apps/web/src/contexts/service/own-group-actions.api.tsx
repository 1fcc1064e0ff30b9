/** What the own duties show of groups that the reader leads. */
export { OwnGroupActions } from './own-group-actions.tsx';
