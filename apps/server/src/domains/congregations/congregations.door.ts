/** What may be asked of the congregations: their settings, and what is needed when an installation begins. */
import { congregations } from '#domains/congregations/congregations.store';
import { settings } from '#domains/congregations/settings.store';
import type { Tenant } from '#platform/database/tenant';

export {
  foundCongregation,
  hasCongregationNamed,
  isEmptyInstallation,
} from '#domains/congregations/founding.store';

export const readCongregationRow = (tenant: Tenant) => congregations.own(tenant);

export const lockCongregation = async (tenant: Tenant): Promise<void> => {
  await congregations.lock(tenant);
};
export const editCongregation = congregations.edit;

/** A domain's own part of the settings, completed by its defaults. */
export const readSettings = settings.read;
export const changeSettings = settings.change;
