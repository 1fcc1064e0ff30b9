/** What other screens may use of the maps. */
export { RequestMapSheet } from './request-map-sheet.tsx';
