import { automaticMessaging } from '@sheaf/contract/messages/settings';
import {
  readCongregationRow,
  readCountryCode,
  readSettings,
} from '#domains/congregations/congregations.public-api';
import type { Tenant } from '#platform/database/tenant';

export type Terms = Awaited<ReturnType<typeof readSendingTerms>>;

/** The terms messages are sent on; a congregation without a country counts as Australian, like its numbers. */
export async function readSendingTerms(tenant: Tenant) {
  const { name, sms_user } = await readCongregationRow(tenant);
  const home = (await readCountryCode(tenant)) ?? 'AU';
  return {
    name,
    manual: (await readSettings(tenant, automaticMessaging)).manual,
    ownPhone: sms_user !== null,
    /** Of numbers that were typed without a country (USERS-R26). */
    home,
    countries: [home],
  };
}
