/** TERR-R9: without tiles and without a network the streets and numbers of our own addresses show where one is. */
import type { borders } from '@sheaf/contract/borders/borders';
import { type Border, boundsOf, contains, type Position } from '@sheaf/rules/borders/border';
import { roadsOf } from '@sheaf/rules/borders/street-line';
import { mayOpenAccordion } from '@sheaf/rules/maps/map-page';
import { placedHouses } from '#domains/addresses/addresses.public-api';
import { type BorderRow, mapBorders } from '#domains/borders/borders.store';
import { presentBorder } from '#domains/borders/present-border';
import type { Handler } from '#platform/handle';

const boundsOfBorder = (border: Border) => boundsOf(border.flat(2) as unknown as Position[]);

/** Those whose outer edges meet: who stands at the end of a street wants to know whose the next one is. */
function neighboursOf(map: BorderRow, all: readonly BorderRow[]): BorderRow[] {
  const own = map.border && boundsOfBorder(map.border);
  if (!own) return [];
  const [west, south, east, north] = own;
  return all.filter(({ map_id, border }) => {
    const other = map_id !== map.map_id && border ? boundsOfBorder(border) : null;
    return other && other[0] <= east && other[2] >= west && other[1] <= north && other[3] >= south;
  });
}

export async function readMapPlan(call: Handler<typeof borders.readMapPlan>) {
  const { tenant, actor, params, platform } = call;
  const all = await mapBorders.all(tenant);
  const map = all.find(({ number }) => number === params.number);
  if (!map) return call.missing();
  const houses = await placedHouses.ofMap(tenant, map.map_id);
  const mayName = mayOpenAccordion('preloaded', actor.permissions);
  const place = ({ lng, lat }: { lng: number; lat: number }): [number, number] => [lng, lat];
  const { border } = map;
  return {
    tiles: platform.settings.tiles,
    map: presentBorder(map),
    neighbours: neighboursOf(map, all).map(presentBorder),
    roads: roadsOf(houses),
    houses: mayName ? houses.map((house) => ({ text: house.text, at: place(house) })) : [],
    outside: border ? houses.filter((house) => !contains(border, place(house))).length : 0,
  };
}
