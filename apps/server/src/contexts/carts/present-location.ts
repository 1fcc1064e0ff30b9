import type { cartLocation } from '@sheaf/contract/carts/locations';
import type { cartBlock } from '@sheaf/contract/carts/rows';
import type { CartBlock, CartLocation } from '@sheaf/rules/carts/booking';
import type { z } from 'zod';
import { type BlockRow, cartBlocks, type LocationRow } from '#contexts/carts/cart-locations.store';
import { cartShares } from '#contexts/carts/cart-shares.store';
import type { Tenant } from '#platform/database/tenant';

/** Sunday is 0 on the wire and 7 here. */
export const weekdayOfWire = (day: number): number => day || 7;

export const presentBlock = ({
  id,
  location_id,
  weekday,
  from_at,
  to_at,
}: BlockRow): z.output<typeof cartBlock> => ({
  id,
  cart_location_id: location_id,
  day: weekday % 7,
  start_time: from_at,
  end_time: to_at,
});

interface LocationContext {
  blocks: readonly BlockRow[];
  shares: readonly { location_id: number; to_congregation: number; guest_hours: number }[];
  names: ReadonlyMap<number, string>;
}

const presentLocation = (
  { label, max_people, opens_at, closes_at, first_day, active, ...row }: LocationRow,
  { blocks, shares, names }: LocationContext,
): z.output<typeof cartLocation> => ({
  ...row,
  location: label,
  max_users: max_people,
  start_time: opens_at,
  end_time: closes_at,
  start_date: first_day,
  congregations: shares
    .filter(({ location_id }) => location_id === row.id)
    .map(({ to_congregation: id, guest_hours }) => ({
      id,
      name: names.get(id) ?? '',
      hours_a_week: guest_hours,
    })),
  blocks: blocks.filter(({ location_id }) => location_id === row.id).map(presentBlock),
});

export async function presentLocations(tenant: Tenant, rows: readonly LocationRow[]) {
  const ids = rows.map(({ id }) => id);
  const blocks = await cartBlocks.ofLocations(tenant, ids);
  const shares = await cartShares.ofLocations(tenant, ids);
  const names = await cartShares.names(
    tenant,
    shares.map(({ to_congregation }) => to_congregation),
  );
  return rows.map((row) => presentLocation(row, { blocks, shares, names }));
}

export const ruleBlock = ({ weekday, from_at, to_at }: BlockRow): CartBlock => ({
  weekday,
  from: from_at,
  to: to_at,
});

export const ruleLocation = (row: LocationRow, zone: string): CartLocation => ({
  maxPeople: row.max_people,
  opensAt: row.opens_at,
  closesAt: row.closes_at,
  firstDay: row.first_day,
  zone,
});
