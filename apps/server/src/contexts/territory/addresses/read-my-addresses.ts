import { readCongregationRow } from '#contexts/people/people.api';
import { presentMyAddress } from '#contexts/territory/addresses/present-my-address';
import { reservations } from '#contexts/territory/addresses/reservations.store';
import type { Tenant } from '#platform/database/tenant';

/** ADDR-S7: addresses that the person reserved, borrowed or lent. */
export async function readMyAddresses(tenant: Tenant, personId: number, now: Date) {
  const rows = await reservations.mine(tenant, personId, now);
  const { show_address_date: showDate } = await readCongregationRow(tenant);
  return rows.map((row) => presentMyAddress(row, personId, showDate));
}
