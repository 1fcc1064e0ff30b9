/** Texts of own duties, for the week on the schedules tab. */
export { iconOf, lineOf } from './my-duty-labels.ts';
export { titleOfMine } from './my-duty-title.ts';
