import { automaticMessaging } from '@sheaf/contract/messaging/messages/settings';
import { readCongregationRow, readCountryCode, readSettings } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export type Terms = Awaited<ReturnType<typeof readSendingTerms>>;

/** The terms messages are sent on. A congregation without a country sends no SMS: nobody knows what they cost (USERS-R28). */
export async function readSendingTerms(tenant: Tenant) {
  const { name, sms_user } = await readCongregationRow(tenant);
  const home = await readCountryCode(tenant);
  return {
    name,
    manual: (await readSettings(tenant, automaticMessaging)).manual,
    ownPhone: sms_user !== null,
    /** Of numbers that were typed without a country (USERS-R26). */
    home,
    countries: home === null ? [] : [home],
  };
}
