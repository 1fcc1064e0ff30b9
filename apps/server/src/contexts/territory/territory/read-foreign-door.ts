/** Parses the entry of a foreign address, or rejects the faulty field (ADDR-R15, R20). */
import type { territory } from '@sheaf/contract/territory/territory/territory';
import { readHouse, refusedField } from '@sheaf/rules/territory/addresses/house';
import { readUnits } from '@sheaf/rules/territory/addresses/unit';
import { anyForbidden } from '#contexts/territory/addresses/addresses.api';
import { streets } from '#contexts/territory/places/places.api';
import { type ForeignValues, foreignAddresses } from '#contexts/territory/territory/foreign.store';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof territory.addForeignAddress> | Handler<typeof territory.editForeignAddress>;

/** The caller has locked the map `mapId`; only its streets are accepted. */
export async function readForeignDoor(call: Call, mapId: number): Promise<ForeignValues> {
  const { tenant, body } = call;
  const house = readHouse(body.house, body.suffix);
  if (!house.allowed) return call.invalid({ [refusedField(house.reason)]: [house.reason] });
  const units = readUnits(body.unit);
  if (!units.allowed) return call.invalid({ unit: [units.reason] });
  if (units.value.length !== 1) return call.invalid({ unit: ['one-unit'] });
  const street = await streets.ofMap(tenant, mapId, body.street);
  if (!street) return call.invalid({ street: ['no-such-street'] });
  const door = { ...house.value, unit: units.value[0]! };
  if (await anyForbidden(tenant, street.id, [door])) return call.invalid({ house: ['do-not-call'] });
  return {
    street_id: street.id,
    ...door,
    lang: body.lang,
    assigned_map_id: await foreignAddresses.mapOfLanguage(tenant, body.lang),
  };
}
