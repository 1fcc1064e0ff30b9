/**
 * Reads a cart with its bookings of one day in one statement: among many simultaneous requests for the last
 * place, most are refused by this read alone.
 */
import {
  type BlockRow,
  blockColumns,
  type LocationRow,
  locationColumns,
} from '#contexts/carts/cart-locations.store';
import { type SeatRow, seatColumns } from '#contexts/carts/cart-seats.store';
import type { Statement } from '#platform/database/prepared-statement';
import type { Tenant } from '#platform/database/tenant';

const asJson = (table: string, columns: readonly string[], order: string): string =>
  `coalesce(json_agg(json_build_object(${columns.map((name) => `'${name}', ${table}.${name}`)}) order by ${order}), '[]')`;

const statement: Statement = {
  name: 'cart-day',
  text: `
  select ${locationColumns.map((name) => `l.${name}`)},
    (select ${asJson('b', blockColumns, 'b.weekday, b.from_at')} from cart_blocks b
       where b.congregation_id = l.congregation_id and b.location_id = l.id) as blocks,
    (select ${asJson('s', seatColumns, 's.id')} from cart_seats s
       where s.congregation_id = l.congregation_id and s.location_id = l.id and s.on_date = $2) as seats
  from cart_locations l where l.id = $1 and l.active`,
};

export interface CartDay {
  location: LocationRow;
  blocks: BlockRow[];
  seats: SeatRow[];
}

/** Undefined if the location is not in use. */
export async function readCartDay(
  tenant: Tenant,
  locationId: number,
  date: string,
): Promise<CartDay | undefined> {
  const rows = await tenant.prepared<LocationRow & Omit<CartDay, 'location'>>(statement, [locationId, date]);
  return rows.map(({ blocks, seats, ...location }) => ({ location, blocks, seats }))[0];
}
