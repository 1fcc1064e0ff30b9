/** For founding or importing a congregation. */

export { wrongArrival } from '#contexts/people/congregations/arriving.store';
export {
  foundCongregation,
  hasCongregation,
  hasCongregationNamed,
  isEmptyInstallation,
  type NumberRange,
  useCongregationNumbers,
} from '#contexts/people/congregations/founding.store';
