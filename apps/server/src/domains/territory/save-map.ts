/** MAPS-C12: id 0 makes a map, another id changes that one; what a type is not asked for it does not take. */
import type { territory } from '@sheaf/contract/territory/territory';
import { gathersForeign, type MapType, mapTypes } from '@sheaf/rules/maps/map-type';
import { nameAfter, wrongInMapEntry } from '@sheaf/rules/territory/map-form';
import { readToday } from '#domains/congregations/congregations.public-api';
import { mapForms, mapRecords } from '#domains/maps/maps.public-api';
import { suburbs } from '#domains/places/places.public-api';
import { gatherForeign } from '#domains/territory/gather-foreign';
import { presentMapDetails } from '#domains/territory/present-map-details';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof territory.saveMap>;

async function checkEntry(call: Call, known: { type: MapType; highestDone: number } | null): Promise<void> {
  const { tenant, body, now } = call;
  const today = await readToday(tenant, now);
  const wrong = wrongInMapEntry({ ...body, type: mapTypes.decode(body.type_id) }, known, today);
  if (wrong) call.invalid({ [wrong.field]: [wrong.code] });
  if (body.suburb !== null && !(await suburbs.exists(tenant, body.suburb)))
    call.invalid({ suburb: ['no-such-suburb'] });
}

const valuesOf = ({ body }: Call) => ({
  number: body.number,
  name: body.name,
  suburb_id: body.suburb,
  lang: body.lang,
  total_blocks: body.blocks,
  blocks_as_letters: body.blocks_as_letters,
});

async function makeMap(call: Call): Promise<number> {
  const { tenant, body } = call;
  await checkEntry(call, null);
  const id = await mapRecords.add(tenant, {
    ...valuesOf(call),
    type_id: body.type_id,
    last_completed: body.complete,
    order: body.order,
  });
  return id ?? call.invalid({ number: ['number-taken'] });
}

async function changeMap(call: Call): Promise<number> {
  const { tenant, params, body } = call;
  const map = await mapRecords.lock(tenant, params.id);
  if (!map) return call.missing();
  if (body.version !== undefined && body.version !== map.version)
    return call.stale(presentMapDetails((await mapForms.read(tenant, map.id))!));
  const type = mapTypes.decode(map.type_id);
  const open = await mapForms.open(tenant, map.id);
  await checkEntry(call, { type, highestDone: open?.highestDone ?? 0 });
  const order = body.order === undefined ? {} : { order: body.order };
  const name = nameAfter(body, { type, name: map.name });
  if (!(await mapRecords.edit(tenant, map.id, { ...valuesOf(call), name, ...order })))
    call.invalid({ number: ['number-taken'] });
  return map.id;
}

export async function saveMap(call: Call) {
  const { tenant, params, actor, now } = call;
  const isNew = params.id === 0;
  if (isNew && !actor.permissions.has('settings.maps.add')) return call.refuse('adding-not-permitted');
  if (!isNew && !actor.permissions.has('settings.maps.edit')) return call.refuse('editing-not-permitted');
  const id = isNew ? await makeMap(call) : await changeMap(call);
  if (gathersForeign(mapTypes.decode(call.body.type_id))) await gatherForeign(tenant, now);
  return presentMapDetails((await mapForms.read(tenant, id))!);
}
