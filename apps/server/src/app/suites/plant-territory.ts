/** Plants words in every text of a map and works it. */
import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { places } from '@sheaf/contract/territory/places/places';
import { territory } from '@sheaf/contract/territory/territory/territory';
import { planted, plantedNote } from '#app/suites/planted-person';
import type { PlantingContext } from '#app/suites/planting';

export interface PlantedMap {
  id: number;
  number: string;
  street: number;
}

async function addMap({ done }: PlantingContext, fields: { number: string; type_id: number; name?: string }) {
  const map: { id: number; number: string } = await done(maps.saveMap, {
    params: { id: 0 },
    body: { ...fields, blocks: 2 },
  });
  const street: { id: number } = await done(places.addStreet, {
    body: { name: 'Mount Street', suburb_id: null, map_id: map.id },
  });
  return { ...map, street: street.id };
}

/** A residential map, worked by the planted person and handed in with a note. */
export async function plantHouses(
  planting: PlantingContext,
  person: number,
  token: string,
): Promise<PlantedMap> {
  const { done } = planting;
  const { name } = planted;
  const map = await addMap(planting, { number: name, type_id: 1 });
  await done(places.addSuburb, { body: { suburb: 'Montello', code: 'MO', map_id: map.id } });
  await addMap(planting, { number: '403', type_id: 3, name: `${name} map` });
  const place = { map: map.id, street: map.street };
  const dnc = {
    map_id: map.id,
    street_id: map.street,
    number: 9,
    unit: name,
    note: plantedNote,
  };
  await done(addresses.addDoNotCall, { body: dnc });
  await done(territory.addForeignAddress, {
    body: { street: map.street, map: map.id, house: '11', unit: name, lang: 'ne' },
  });
  const given: { assignment: { id: number } } = await done(maps.assignMap, {
    body: { id: map.id, user: person, campaign: 3, campaign_name: name },
  });
  await done(addresses.addAvailableAddress, {
    as: token,
    body: { ...place, house: '21', unit: name },
  });
  await done(maps.handInMap, { as: token, body: { id: given.assignment.id, note: plantedNote } });
  return map;
}

/** A business map, whose holder lends an address to the planted name. */
export async function plantBusinesses(
  planting: PlantingContext,
  holder: number,
  token: string,
): Promise<void> {
  const { done } = planting;
  const { name } = planted;
  const map = await addMap(planting, { number: '402', type_id: 2 });
  const place = { map: map.id, street: map.street };
  const [door]: { id: number }[] = await done(addresses.addPreloadedAddress, {
    body: { ...place, house: '1', unit: name, name: plantedNote, note: plantedNote },
  });
  await done(addresses.editPreloadedAddress, {
    params: { id: door!.id },
    body: { number: planted.spokenPhone },
  });
  await done(maps.assignMap, { body: { id: map.id, user: holder } });
  const [kept]: { id: number }[] = await done(addresses.requestAddresses, {
    as: token,
    body: { map: map.id, count: 10 },
  });
  await done(addresses.lendAddresses, { as: token, body: { map: map.id, name, addresses: [kept!.id] } });
}
