/** Labels of congregations for the schedules. */
export { meetsText } from './directory-labels.ts';
