/** What is needed when an installation, or another congregation in it, begins. */
export {
  foundCongregation,
  hasCongregation,
  hasCongregationNamed,
  isEmptyInstallation,
  type NumberRange,
  useCongregationNumbers,
} from '#domains/congregations/founding.store';
export { wrongArrival } from '#domains/congregations/arriving.store';
