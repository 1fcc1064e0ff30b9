/** API for the person's own duties. */
export { OwnGroupActs } from './own-group-acts.tsx';
