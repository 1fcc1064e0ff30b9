/** What the own duties show of groups that the reader leads. */
export { OwnGroupActs } from './own-group-acts.tsx';
