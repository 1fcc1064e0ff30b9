import type { addresses } from '@sheaf/contract/addresses/addresses';
import { readMyAddresses } from '#domains/addresses/read-my-addresses';
import type { Handler } from '#platform/handle';

/** ADDR-S7. */
export const listMyAddresses = ({ tenant, actor, now }: Handler<typeof addresses.listMyAddresses>) =>
  readMyAddresses(tenant, actor.personId, now);
