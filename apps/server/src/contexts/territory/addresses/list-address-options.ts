import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { reservations } from '#contexts/territory/addresses/reservations.store';
import type { Handler } from '#platform/handle';

/** ADDR-C11, ADDR-O4, ADDR-O5. */
export async function listAddressOptions({ tenant, now }: Handler<typeof addresses.listAddressOptions>) {
  return reservations.options(tenant, now);
}
