/** Parses the entry of a do-not-call, or rejects the faulty field (ADDR-R16, R22, R41). */
import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { decideDate } from '@sheaf/rules/territory/addresses/do-not-call';
import { readHouse, refusedField } from '@sheaf/rules/territory/addresses/house';
import { readUnits } from '@sheaf/rules/territory/addresses/unit';
import type { DoNotCallValues } from '#contexts/territory/addresses/do-not-calls.store';
import { places } from '#contexts/territory/addresses/places.store';
import type { Handler } from '#platform/handle';

type Call = Pick<
  Handler<typeof addresses.addDoNotCall> | Handler<typeof addresses.editDoNotCall>,
  'tenant' | 'body' | 'invalid'
>;

/**
 * The caller has locked the map `mapId`; only its streets are accepted. A list of units becomes one
 * do-not-call for all of them.
 */
export async function readDoNotCall(call: Call, mapId: number, today: string): Promise<DoNotCallValues> {
  const { tenant, body } = call;
  const single = readHouse(String(body.number), body.suffix);
  if (!single.allowed)
    return call.invalid({ [refusedField(single.reason) === 'house' ? 'number' : 'suffix']: [single.reason] });
  const units = readUnits(body.unit);
  if (!units.allowed) return call.invalid({ unit: [units.reason] });
  const date = decideDate(body.date, today);
  if (!date.allowed) return call.invalid({ date: [date.reason] });
  const street = await places.street(tenant, mapId, body.street_id);
  if (!street) return call.invalid({ street_id: ['no-such-street'] });
  return {
    street_id: street.id,
    number: body.number,
    suffix: single.value.suffix,
    unit: body.unit,
    date: date.value,
    note: body.note,
  };
}
