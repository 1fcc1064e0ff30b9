/**
 * Geocoding of addresses; and the nightly job that ends overdue reservations and removes expired addresses,
 * by letter if the congregation writes letters (ADDR-O2, O3, O13).
 */

import { expiredFate } from '@sheaf/rules/territory/addresses/attempts';
import { readCongregationRow, readPostalPlace } from '#contexts/people/people.api';
import { expiredAddressesMail } from '#contexts/territory/addresses/expired-addresses.mail';
import { expirySettings } from '#contexts/territory/addresses/expiry-settings';
import {
  type FindPlacePayload,
  findPlaceTask,
  placeSearch,
} from '#contexts/territory/addresses/place-search.store';
import { addressesOfNight, type ExpiredAddress, tidying } from '#contexts/territory/addresses/tidying.store';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { JobResult, NightlyJob } from '#platform/jobs/nightly';
import type { Tasks } from '#platform/jobs/start-jobs';
import { queueMessage } from '#platform/outbox/outbox.store';
import type { Platform } from '#platform/platform';

const day = 86_400_000;

/** One message per map, removed together with the addresses it names, so that a second run sends nothing. */
async function writeLetters(
  tenant: Tenant,
  expired: readonly ExpiredAddress[],
  to: { recipient: string; lang: string },
): Promise<number> {
  const maps = new Map<string, ExpiredAddress[]>();
  for (const row of expired) maps.set(row.map_number, [...(maps.get(row.map_number) ?? []), row]);
  for (const [number, rows] of maps) {
    await queueMessage(tenant, {
      personId: null,
      channel: 'email',
      recipient: to.recipient,
      ...expiredAddressesMail(to.lang, number, rows),
      kind: 'expired-addresses',
    });
  }
  return maps.size;
}

async function tidyAddresses(tenant: Tenant, now: Date): Promise<JobResult> {
  const settings = await readCongregationRow(tenant);
  const { address_timeout: timeout, address_attempts: most } = settings;
  const keptBefore = timeout > 0 ? new Date(now.getTime() - timeout * day) : null;
  const attempts = most > 0 ? most : null;
  await tidying.lockMaps(tenant, { keptBefore, attempts });
  const freed = keptBefore ? await tidying.freeKept(tenant, keptBefore) : 0;
  const expired = await tidying.expired(tenant, attempts);
  const fate = expiredFate(expirySettings(settings));
  if (expired.length === 0 || fate === null) return { freed, expired: 0, letters: 0 };
  const letters =
    fate === 'email'
      ? await writeLetters(
          tenant,
          expired.filter((row) => !row.do_not_call),
          { recipient: settings.email_addresses_to!, lang: settings.lang },
        )
      : 0;
  await tidying.remove(
    tenant,
    expired.map(({ id }) => id),
  );
  return { freed, expired: expired.length, letters };
}

/**
 * Calls the service outside of a transaction, because it may take seconds and no row locks may wait for it.
 */
async function findPlace(platform: Platform, { congregationId, addressId }: FindPlacePayload): Promise<void> {
  if (!platform.geocoder) return;
  const act = { congregationId, personId: null, operation: 'addresses.findPlace' };
  const text = await tenantTransaction(platform, act, async (tenant) => {
    const address = await placeSearch.read(tenant, addressId);
    return address && [address, ...(await readPostalPlace(tenant))].join(', ');
  });
  if (text === undefined) return;
  const place = await platform.geocoder.find(text);
  await tenantTransaction(platform, act, (tenant) => placeSearch.set(tenant, addressId, place));
  platform.changes?.tell(congregationId);
}

export const addressesJobs = (platform: Platform): Tasks => ({
  [findPlaceTask]: (payload) => findPlace(platform, payload as FindPlacePayload),
});

export const addressesNightly: NightlyJob = {
  name: 'tidy-addresses',
  onlyWith: addressesOfNight,
  run: tidyAddresses,
};
