import { todayIn } from '@sheaf/rules/time/today-in';
import { wallTimeIn } from '@sheaf/rules/time/wall-time';
import { congregations, named } from '#contexts/people/congregations/congregations.store';
import { phoneAccounts } from '#contexts/people/congregations/phone-accounts.store';
import { settings } from '#contexts/people/congregations/settings.store';
import type { Tenant } from '#platform/database/tenant';

export { world } from '#contexts/people/congregations/world.store';

export const readCongregationRow = (tenant: Tenant) => congregations.own(tenant);
export const readLetterhead = congregations.letterhead;
/** Local date and time of the congregation, `2026-11-24T19:00`. */
export const readWallNow = async (tenant: Tenant, now: Date): Promise<string> =>
  wallTimeIn((await congregations.letterhead(tenant)).zone, now.getTime());
export const readToday = async (tenant: Tenant, now: Date): Promise<string> =>
  todayIn((await congregations.letterhead(tenant)).zone, now.getTime());
export const readPostalPlace = named.postalPlace;
export const readMeetingPlace = named.meetingPlace;
/** Two letters; null for an unknown country. */
export const readCodeOfCountry = named.codeOfCountry;
export const readCountryCode = named.countryCode;

/** Serialises callers; rows that refer to the congregation may still be written. */
export const lockCongregation = async (tenant: Tenant): Promise<void> => {
  await congregations.lock(tenant);
};
export const editCongregation = congregations.edit;

/** Account of the congregation's own phone; null if the installation sends. */
export const readPhoneAccount = phoneAccounts.read;
/** The account of its own phone without secrets, locked. */
export const lockPhoneAccount = phoneAccounts.lock;
export const readSigningKey = phoneAccounts.signingKey;

/** A domain's own part of the settings, completed by its defaults. */
export const readSettings = settings.read;
export const readSettingsAndZone = settings.readWithZone;
export const changeSettings = settings.change;
