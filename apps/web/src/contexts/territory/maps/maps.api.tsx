export { HandInAndOff } from './hand-in-and-off.tsx';
export { type ChosenPerson, PersonChooser } from './person-chooser.tsx';
export { RequestMapSheet } from './request-map-sheet.tsx';
