/** Door of a preloaded address after an edit of its street, house, suffix or unit (ADDR-C5). */
import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { readHouse, refusedField } from '@sheaf/rules/territory/addresses/house';
import { readUnits } from '@sheaf/rules/territory/addresses/unit';
import { anyForbidden } from '#contexts/territory/addresses/forbidden-doors';
import { places } from '#contexts/territory/addresses/places.store';
import type { Handler } from '#platform/handle';

interface Row {
  map_id: number;
  street_id: number;
  house: string;
  suffix: string | null;
  unit: string | null;
}

type Call = Handler<typeof addresses.editPreloadedAddress>;

/**
 * An edit keeps one address, so ranges need a new entry. Returns an empty object if the edit does not change
 * the door.
 */
export async function readPreloadedDoor(call: Call, row: Row) {
  const { tenant, body } = call;
  for (const field of ['map', 'map_id'] as const)
    if ((body[field] ?? row.map_id) !== row.map_id) return call.invalid({ [field]: ['no-such-map'] });
  const { house = row.house } = body;
  const street = await places.street(tenant, row.map_id, body.street ?? row.street_id);
  if (!street) return call.invalid({ street: ['no-such-street'] });
  const suffix = body.suffix === undefined ? row.suffix : body.suffix;
  const unit = body.unit === undefined ? row.unit : body.unit;
  if (street.id === row.street_id && house === row.house && suffix === row.suffix && unit === row.unit)
    return {};
  const single = readHouse(house, suffix);
  if (!single.allowed) return call.invalid({ [refusedField(single.reason)]: [single.reason] });
  const units = readUnits(unit);
  if (!units.allowed) return call.invalid({ unit: [units.reason] });
  if (units.value.length > 1) return call.invalid({ unit: ['not-valid'] });
  const door = { house: single.value.house, suffix: single.value.suffix, unit: units.value[0] ?? null };
  if (await anyForbidden(tenant, street.id, [door])) return call.invalid({ house: ['do-not-call'] });
  return { street_id: street.id, ...door };
}
