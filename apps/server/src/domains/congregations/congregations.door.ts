/** What may be asked of the congregations when an installation begins. */
export {
  addDefaultRoles,
  foundCongregation,
  hasCongregationNamed,
  isEmptyInstallation,
} from '#domains/congregations/founding.store';
