import type { addresses } from '@sheaf/contract/addresses/addresses';
import { presentMyAddress } from '#domains/addresses/present-my-address';
import { reservations } from '#domains/addresses/reservations.store';
import { readCongregationRow } from '#domains/congregations/congregations.public-api';
import type { Handler } from '#platform/handle';

/** ADDR-S7. */
export async function listMyAddresses({ tenant, actor, now }: Handler<typeof addresses.listMyAddresses>) {
  const rows = await reservations.mine(tenant, actor.personId, now);
  const { show_address_date: showDate } = await readCongregationRow(tenant);
  return rows.map((row) => presentMyAddress(row, actor.personId, showDate));
}
