/** API for the screen of open places. */
export { PlaceRow } from './place-row.tsx';
