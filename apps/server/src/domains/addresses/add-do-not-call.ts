import type { addresses } from '@sheaf/contract/addresses';
import { readHouse } from '@sheaf/rules/addresses/house';
import { todayIn } from '@sheaf/rules/time/today-in';
import { available } from '#domains/addresses/available.store';
import { doNotCalls } from '#domains/addresses/do-not-calls.store';
import { places } from '#domains/addresses/places.store';
import { presentDoNotCall } from '#domains/addresses/present-address';
import type { Handler } from '#platform/handle';

/** ADDR-C8, ADDR-R16; the doors it stands for leave the list to work at once (ADDR-R20). */
export async function addDoNotCall(call: Handler<typeof addresses.addDoNotCall>) {
  const { tenant, body, now } = call;
  const single = readHouse(String(body.number), body.suffix);
  if (!single.allowed) {
    return call.invalid({ [single.reason === 'house-not-numeric' ? 'number' : 'suffix']: [single.reason] });
  }
  const map = await places.lockMap(tenant, body.map_id);
  if (!map) return call.invalid({ map_id: ['no-such-map'] });
  const street = await places.street(tenant, map.id, body.street_id);
  if (!street) return call.invalid({ street_id: ['no-such-street'] });
  const today = todayIn((await places.settings(tenant)).timezone_id, now.getTime());
  const door = { number: body.number, suffix: single.value.suffix, unit: body.unit };
  const id = await doNotCalls.add(tenant, {
    map_id: map.id,
    street_id: street.id,
    ...door,
    date: body.date ?? today,
    note: body.note,
  });
  if (id === undefined) return call.invalid({ number: ['already-listed'] });
  await available.removeForbidden(tenant, street.id);
  return presentDoNotCall((await doNotCalls.read(tenant, id))!, today);
}
