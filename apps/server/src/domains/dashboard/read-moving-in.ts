import type { dashboard } from '@sheaf/contract/dashboard/dashboard';
import { addressFigures } from '#domains/addresses/addresses.public-api';
import { mapFigures } from '#domains/maps/maps.public-api';
import { countPeople } from '#domains/people/people.public-api';
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
