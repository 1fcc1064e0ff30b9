/** What the schedules say of congregations of the directory. */
export { meetsText } from './directory-labels.ts';
