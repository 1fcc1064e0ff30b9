import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { asksCoordinates, mapTypes } from '@sheaf/rules/territory/maps/map-type';
import { readCongregationRow } from '#contexts/people/people.api';
import { places } from '#contexts/territory/addresses/places.store';
import { preloaded } from '#contexts/territory/addresses/preloaded.store';
import { presentPreloaded } from '#contexts/territory/addresses/present-address';
import { readPreloadedDoor } from '#contexts/territory/addresses/read-preloaded-door';
import { lockHeldMap } from '#contexts/territory/maps/maps.api';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof addresses.editPreloadedAddress>;

/** ADDR-R12: only rural maps have places, and a place needs both coordinates. */
async function checkPlace(call: Call, mapId: number): Promise<void> {
  const { lat, lng } = call.body;
  if ((lat ?? null) === null && (lng ?? null) === null) return;
  if (!asksCoordinates(mapTypes.decode(await places.typeOf(call.tenant, mapId))))
    call.invalid({ lat: ['place-not-asked'] });
  if ((lat ?? null) === null && (lng ?? null) !== null) call.invalid({ lat: ['place-incomplete'] });
  if ((lat ?? null) !== null && (lng ?? null) === null) call.invalid({ lng: ['place-incomplete'] });
}

/** ADDR-C5: changes only the given fields; a stale version is refused with the current row. */
export async function editPreloadedAddress(call: Call) {
  const { tenant, params, body } = call;
  const mapId = await preloaded.mapOf(tenant, params.id);
  if (mapId !== undefined) await lockHeldMap(tenant, mapId);
  const [row] = await preloaded.byIds(tenant, [params.id]);
  if (!row) return call.missing();
  const { show_address_date: showDate } = await readCongregationRow(tenant);
  if (body.version !== undefined && body.version !== row.version)
    return call.stale(presentPreloaded(row, showDate));
  await checkPlace(call, row.map_id);
  const door = await readPreloadedDoor(call, row);
  const { number, name, block, date, note, lat, lng } = body;
  const saved = await preloaded.edit(tenant, row.id, {
    ...door,
    ...(number !== undefined && { number, number_searched: true }),
    ...(name !== undefined && { name }),
    ...(block !== undefined && { block }),
    ...(date !== undefined && { date }),
    ...(note !== undefined && { note }),
    ...(lat !== undefined && { lat, lng: lng ?? null, place_unknown: false }),
  });
  if (!saved) return call.invalid({ [body.house === undefined ? 'name' : 'house']: ['already-listed'] });
  const [edited] = await preloaded.byIds(tenant, [row.id]);
  return presentPreloaded(edited!, showDate);
}
