import type { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { countPeople } from '#contexts/people/people.api';
import { listedAddressFigures, mapsBegun } from '#contexts/territory/territory.api';
import type { Handler } from '#platform/handle';

/** SETTINGS-R13. */
export async function readMovingIn({ tenant }: Handler<typeof dashboard.readMovingIn>) {
  const { maps, assignments } = await mapsBegun(tenant);
  return {
    people: await countPeople(tenant),
    maps,
    addresses: await listedAddressFigures(tenant),
    history: assignments,
  };
}
