/** Maps that documented calls name: free, held, handed in, and one with a row of each kind. */
import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { places } from '@sheaf/contract/territory/places/places';
import { territory } from '@sheaf/contract/territory/territory/territory';
import type { DocumentedSetting } from '#app/suites/documented-setting';

type Row = (setting: DocumentedSetting) => Promise<unknown>;

async function hold({ done, me, mapOf }: DocumentedSetting, name: string) {
  const map = await mapOf(name, 1);
  const { assignment } = await done(maps.assignMap, { body: { id: map.id, user: me.id } });
  return { map, assignment: assignment! };
}

async function handIn({ done, mapOf }: DocumentedSetting, holder: number) {
  const map = await mapOf('returned', 1);
  const { assignment } = await done(maps.assignMap, { body: { id: map.id, user: holder } });
  await done(maps.handInMap, { body: { id: assignment!.id } });
  return assignment!.id;
}

const returnedHolding: Row = async (setting) => {
  await setting.row('returnedAssignment');
  const { number } = await setting.mapOf('returned', 1);
  const { assignments } = await setting.done(maps.readMap, { params: { number } });
  return assignments![0]!.users[0]!.assigned_at;
};

/** Held by the caller, with a suburb and an address of every kind. */
const workedNumber: Row = async (setting) => {
  const { done } = setting;
  const { map } = await hold(setting, 'worked');
  await done(places.addSuburb, { body: { suburb: 'Montello', code: 'MO', map_id: map.id } });
  await done(territory.addForeignAddress, {
    body: { street: map.streetId, map: map.id, house: '11', lang: 'ne' },
  });
  await done(addresses.addAvailableAddress, {
    body: { street: map.streetId, map: map.id, house: '12', suffix: null, unit: null },
  });
  await map.addPreloaded({ house: '14', number: '03 6431 0000' });
  await map.addDoNotCall({ number: 9 });
  return map.number;
};

const readHeld = async ({ done, row }: DocumentedSetting) =>
  (await done(maps.readMap, { params: { number: String(await row('heldMap.number')) } })).map;

export const heldMaps: Record<string, Row> = {
  map: async ({ mapOf }) => (await mapOf('free', 1)).id,
  'map.number': async ({ mapOf }) => (await mapOf('free', 1)).number,
  'map.figure': async ({ mapOf }) => Number((await mapOf('free', 1)).number),
  street: async ({ mapOf }) => (await mapOf('free', 1)).streetId,
  suburb: async ({ done, row }) =>
    (
      await done(places.addSuburb, {
        body: { suburb: 'Havenview', code: null, map_id: Number(await row('map')) },
      })
    ).id,
  businessMap: async ({ mapOf }) => (await mapOf('business', 2)).id,
  businessStreet: async ({ mapOf }) => (await mapOf('business', 2)).streetId,
  ruralMap: async ({ mapOf }) => (await mapOf('rural', 3)).id,
  ruralStreet: async ({ mapOf }) => (await mapOf('rural', 3)).streetId,
  heldMap: async (setting) => {
    await setting.row('assignment');
    return (await setting.mapOf('held', 1)).id;
  },
  'heldMap.number': async (setting) => (await setting.mapOf('held', 1)).number,
  'heldMap.suburb': async (setting) => (await readHeld(setting)).suburb?.id ?? null,
  'heldMap.blocks': async (setting) => (await readHeld(setting)).total_blocks,
  'heldMap.order': async (setting) => (await readHeld(setting)).order,
  assignment: async (setting) => (await hold(setting, 'held')).assignment.id,
  'workedMap.number': workedNumber,
  returnedMap: async ({ mapOf }) => (await mapOf('returned', 1)).id,
  returnedHolder: async ({ row }) => row('person'),
  'returnedHolder.assigned_at': returnedHolding,
  returnedAssignment: async (setting) => handIn(setting, Number(await setting.row('person'))),
};
