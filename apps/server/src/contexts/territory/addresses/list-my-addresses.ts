import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { readMyAddresses } from '#contexts/territory/addresses/read-my-addresses';
import type { Handler } from '#platform/handle';

/** ADDR-S7. */
export const listMyAddresses = ({ tenant, actor, now }: Handler<typeof addresses.listMyAddresses>) =>
  readMyAddresses(tenant, actor.personId, now);
