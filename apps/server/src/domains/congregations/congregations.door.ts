/** What may be asked of the congregations: their settings, and what is needed when an installation begins. */
import { congregations } from '#domains/congregations/congregations.store';
import { settings } from '#domains/congregations/settings.store';
import type { Tenant } from '#platform/database/tenant';

export {
  addDefaultRoles,
  foundCongregation,
  hasCongregationNamed,
  isEmptyInstallation,
} from '#domains/congregations/founding.store';

export const readCongregationRow = (tenant: Tenant) => congregations.own(tenant);

/** A domain's own part of the settings, completed by its defaults. */
export const readSettings = settings.read;
export const changeSettings = settings.change;
