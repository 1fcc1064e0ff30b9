import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { territory } from '@sheaf/contract/territory/territory/territory';
import type { DocumentedSetting } from '#app/suites/documented-setting';

type Row = (setting: DocumentedSetting) => Promise<unknown>;

const foreign: Row = async ({ done, mapOf }) => {
  const { id, streetId } = await mapOf('free', 1);
  return (
    await done(territory.addForeignAddress, { body: { street: streetId, map: id, house: '13', lang: 'ne' } })
  ).id;
};

/** An address held by the caller. */
const keptDoor: Row = async ({ done, mapOf }) => {
  const map = await mapOf('free', 1);
  await map.addDoor({ house: '31' });
  const [door] = await done(addresses.requestAddresses, { body: { map: map.id, count: 10 } });
  return door!.id;
};

const lentDoor: Row = async ({ done, row }) => {
  const door = Number(await row('keptDoor'));
  await done(addresses.lendAddresses, { body: { user: Number(await row('person')), addresses: [door] } });
  return door;
};

export const doors: Record<string, Row> = {
  door: async ({ mapOf }) => (await mapOf('free', 1)).addDoor({ house: '30' }),
  preloaded: async ({ mapOf }) => (await mapOf('business', 2)).addPreloaded({ house: '40' }),
  doNotCall: async ({ mapOf }) => (await mapOf('free', 1)).addDoNotCall({ number: 20 }),
  doorMap: async ({ mapOf, row }) => {
    await row('door');
    return (await mapOf('free', 1)).id;
  },
  foreign,
  keptDoor,
  'keptDoor.map': async ({ mapOf }) => (await mapOf('free', 1)).id,
  lentDoor,
};
