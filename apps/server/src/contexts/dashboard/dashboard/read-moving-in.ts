import type { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { countPeople } from '#contexts/people/people/people.public-api';
import { addressFigures } from '#contexts/territory/addresses/addresses.public-api';
import { mapFigures } from '#contexts/territory/maps/maps.public-api';
import type { Handler } from '#platform/handle';

/** SETTINGS-R13. */
export async function readMovingIn({ tenant }: Handler<typeof dashboard.readMovingIn>) {
  const { maps, assignments } = await mapFigures.begun(tenant);
  return {
    people: await countPeople(tenant),
    maps,
    addresses: await addressFigures.listed(tenant),
    history: assignments,
  };
}
