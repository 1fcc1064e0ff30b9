/**
 * MAPS-C12: id 0 creates a map, another id changes that map; refuses fields that the map type does not have.
 */
import type { maps } from '@sheaf/contract/territory/maps/maps';
import { nameAfter, wrongInMapEntry } from '@sheaf/rules/territory/maps/map-form';
import { gathersForeign, type MapType, mapTypes } from '@sheaf/rules/territory/maps/map-type';
import { readCongregationRow, readToday } from '#contexts/people/people.api';
import { mapForms, mapRecords } from '#contexts/territory/maps/maps.api';
import { presentMapDetails } from '#contexts/territory/maps/present-map-details';
import { suburbs } from '#contexts/territory/places/places.api';
import { gatherForeign } from '#contexts/territory/territory/gather-foreign';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof maps.saveMap>;

/**
 * Defaults for omitted fields: the congregation's settings for a new map (CF-5), the current values for an
 * existing one.
 */
interface MapDefaults {
  type: MapType;
  lang: string | null;
  blocks_as_letters: boolean;
}

const entryOf = ({ body }: Call, standing: MapDefaults) => ({
  ...body,
  type: body.type_id === undefined ? standing.type : mapTypes.decode(body.type_id),
  lang: body.lang === undefined ? standing.lang : body.lang,
  blocks_as_letters: body.blocks_as_letters ?? standing.blocks_as_letters,
});
type Entry = ReturnType<typeof entryOf>;

async function checkEntry(
  call: Call,
  entry: Entry,
  known: { type: MapType; highestDone: number } | null,
): Promise<void> {
  const { tenant, now } = call;
  const wrong = wrongInMapEntry(entry, known, await readToday(tenant, now));
  if (wrong) call.invalid({ [wrong.field]: [wrong.code] });
  if (entry.suburb !== null && !(await suburbs.exists(tenant, entry.suburb)))
    call.invalid({ suburb: ['no-such-suburb'] });
}

const valuesOf = (entry: Entry) => ({
  number: entry.number,
  name: entry.name,
  suburb_id: entry.suburb,
  lang: entry.lang,
  total_blocks: entry.blocks,
  blocks_as_letters: entry.blocks_as_letters,
});

async function makeMap(call: Call): Promise<{ id: number; type: MapType }> {
  const { tenant } = call;
  const { blocks_as_letters } = await readCongregationRow(tenant);
  const entry = entryOf(call, { type: 'residential', lang: null, blocks_as_letters });
  await checkEntry(call, entry, null);
  const id = await mapRecords.add(tenant, {
    ...valuesOf(entry),
    type_id: mapTypes.encode(entry.type),
    last_completed: entry.complete,
    order: entry.order,
  });
  return { id: id ?? call.invalid({ number: ['number-taken'] }), type: entry.type };
}

async function changeMap(call: Call): Promise<{ id: number; type: MapType }> {
  const { tenant, params, body } = call;
  const map = await mapRecords.lock(tenant, params.id);
  if (!map) return call.missing();
  if (body.version !== undefined && body.version !== map.version)
    return call.stale(presentMapDetails((await mapForms.read(tenant, map.id))!));
  const type = mapTypes.decode(map.type_id);
  const entry = entryOf(call, { ...map, type });
  const open = await mapForms.open(tenant, map.id);
  await checkEntry(call, entry, { type, highestDone: open?.highestDone ?? 0 });
  const order = entry.order === undefined ? {} : { order: entry.order };
  const name = nameAfter(entry, { type, name: map.name });
  if (!(await mapRecords.edit(tenant, map.id, { ...valuesOf(entry), name, ...order })))
    call.invalid({ number: ['number-taken'] });
  return { id: map.id, type };
}

export async function saveMap(call: Call) {
  const { tenant, params, actor, now } = call;
  const isNew = params.id === 0;
  if (isNew && !actor.permissions.has('settings.maps.add')) return call.refuse('adding-not-permitted');
  if (!isNew && !actor.permissions.has('settings.maps.edit')) return call.refuse('editing-not-permitted');
  const { id, type } = isNew ? await makeMap(call) : await changeMap(call);
  if (gathersForeign(type)) await gatherForeign(tenant, now);
  return presentMapDetails((await mapForms.read(tenant, id))!);
}
