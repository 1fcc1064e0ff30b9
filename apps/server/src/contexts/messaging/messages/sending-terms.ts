import { automaticMessaging } from '@sheaf/contract/messaging/messages/settings';
import { readCongregationRow, readCountryCode, readSettings } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export type Terms = Awaited<ReturnType<typeof readSendingTerms>>;

/**
 * Terms of sending. A congregation without a country sends no SMS, because the price is unknown (USERS-R28).
 */
export async function readSendingTerms(tenant: Tenant) {
  const { name, sms_user } = await readCongregationRow(tenant);
  const home = await readCountryCode(tenant);
  return {
    name,
    manual: (await readSettings(tenant, automaticMessaging)).manual,
    ownPhone: sms_user !== null,
    /** Country of numbers typed without one (USERS-R26). */
    home,
    countries: home === null ? [] : [home],
  };
}
