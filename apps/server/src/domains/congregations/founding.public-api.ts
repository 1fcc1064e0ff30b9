/** What is needed when an installation, or another congregation in it, begins. */
export {
  foundCongregation,
  hasCongregation,
  hasCongregationNamed,
  isEmptyInstallation,
} from '#domains/congregations/founding.store';
