/** What a form shows of its last failed save. */
export { fieldErrors, formError } from '../../platform/field-errors.ts';
