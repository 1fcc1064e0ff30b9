/** What is needed when an installation, or another congregation in it, begins. */

export { wrongArrival } from '#contexts/people/congregations/arriving.store';
export {
  foundCongregation,
  hasCongregation,
  hasCongregationNamed,
  isEmptyInstallation,
  type NumberRange,
  useCongregationNumbers,
} from '#contexts/people/congregations/founding.store';
