/** What other screens may use of the maps. */
export { type ChosenPerson, PersonChooser } from './person-chooser.tsx';
export { RequestMapSheet } from './request-map-sheet.tsx';
