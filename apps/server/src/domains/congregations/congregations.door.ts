/** What may be asked of the congregations when an installation begins. */
export {
  addDefaultRoles,
  type Founding,
  foundCongregation,
  isEmptyInstallation,
} from '#domains/congregations/founding.store';
