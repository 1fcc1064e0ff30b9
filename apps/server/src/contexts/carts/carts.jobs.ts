/**
 * Books the shifts of rotations every night, as far ahead as the congregation books (CARTS-O2). Offers free places to
 * the people who wait: when a seat changes, and hourly as a retry (X-SWAP-28).
 */
import { rotationsOfNight } from '#contexts/carts/cart-rotations.store';
import { cartWaiting, peopleWaiting, waitingTask } from '#contexts/carts/cart-waiting.store';
import { fillRotations } from '#contexts/carts/fill-rotations';
import { offerFreePlaces } from '#contexts/carts/offer-free-places';
import { readToday } from '#contexts/people/people.api';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { NightlyJob } from '#platform/jobs/nightly';
import type { Tasks } from '#platform/jobs/start-jobs';
import type { Platform } from '#platform/platform';

export const cartsNightly: NightlyJob = {
  name: 'carts',
  onlyWith: rotationsOfNight,
  run: async (tenant, now) => {
    const { booked, open } = await fillRotations(tenant, now);
    return { cart_shifts: booked, open_cart_shifts: open };
  },
};

export const cartsTasks = (platform: Platform): Tasks => ({
  [waitingTask]: async (payload) => {
    const { congregationId, location, date } = payload as {
      congregationId: number;
      location: number;
      date: string;
    };
    const act = { congregationId, personId: null, operation: 'carts.offerFreePlaces' };
    const now = platform.clock();
    await tenantTransaction(platform, act, (tenant) => offerFreePlaces(tenant, { location, date }, now));
    platform.changes?.tell(congregationId);
  },
});

const lastDay = '9999-12-31';

async function offerAll(tenant: Tenant, now: Date): Promise<number> {
  const rows = await cartWaiting.between(tenant, await readToday(tenant, now), lastDay);
  const days = new Map(rows.map((row) => [`${row.location_id} ${row.on_date}`, row]));
  let notified = 0;
  for (const { location_id: location, on_date: date } of days.values())
    notified += await offerFreePlaces(tenant, { location, date }, now);
  return notified;
}

export const cartsHourly: NightlyJob = {
  name: 'cart-waiting',
  onlyWith: peopleWaiting,
  run: async (tenant, now) => ({ written: await offerAll(tenant, now) }),
};
