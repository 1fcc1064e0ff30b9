/** What may be asked of the congregations: their settings, and what is needed when an installation begins. */
import { congregations } from '#domains/congregations/congregations.store';
import type { Tenant } from '#platform/database/tenant';

export {
  addDefaultRoles,
  foundCongregation,
  hasCongregationNamed,
  isEmptyInstallation,
} from '#domains/congregations/founding.store';

/** Settings and modules as they are stored. */
export const readTerms = (tenant: Tenant) => congregations.own(tenant);
