/** What other screens may use of the maps. */
export { HandInAndOff } from './hand-in-and-off.tsx';
export { type ChosenPerson, PersonChooser } from './person-chooser.tsx';
export { RequestMapSheet } from './request-map-sheet.tsx';
