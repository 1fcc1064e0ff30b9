/** What is needed when an installation, or another congregation in it, begins. */

export { wrongArrival } from '#domains/congregations/arriving.store';
export {
  foundCongregation,
  hasCongregation,
  hasCongregationNamed,
  isEmptyInstallation,
  type NumberRange,
  useCongregationNumbers,
} from '#domains/congregations/founding.store';
