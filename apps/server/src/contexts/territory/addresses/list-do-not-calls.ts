import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { houseText } from '@sheaf/rules/territory/addresses/house-suffix';
import { doNotCalls } from '#contexts/territory/addresses/do-not-calls.store';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

const doorText = ({ number, suffix, unit }: { number: number; suffix: string | null; unit: string | null }) =>
  `${unit ? `${unit}/` : ''}${houseText(number, suffix)}`;

/** Maps in their order, doors by street and number. */
export async function doNotCallsByMap(tenant: Tenant) {
  const maps = new Map<
    number,
    {
      map_id: number;
      map_number: string;
      place: string;
      doors: { id: number; street: string; address: string; date: string }[];
    }
  >();
  for (const row of await doNotCalls.all(tenant)) {
    const { map_id, map_number, place } = row;
    const map = maps.get(map_id) ?? { map_id, map_number, place, doors: [] };
    map.doors.push({ id: row.id, street: row.street, address: doorText(row), date: row.date });
    maps.set(map_id, map);
  }
  return [...maps.values()];
}

/** PRINT-P14: no notes. */
export const listDoNotCalls = ({ tenant }: Handler<typeof addresses.listDoNotCalls>) =>
  doNotCallsByMap(tenant);
