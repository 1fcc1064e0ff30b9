/**
 * TERR-R9: streets and house numbers derived from the congregation's own addresses, for orientation without
 * tiles and offline.
 */
import type { borders } from '@sheaf/contract/territory/borders/borders';
import { blockAreas } from '@sheaf/rules/territory/borders/block-areas';
import {
  type Border,
  type Bounds,
  boundsOf,
  contains,
  type Position,
} from '@sheaf/rules/territory/borders/border';
import { type GroundStart, groundStart, overlap, widened } from '@sheaf/rules/territory/borders/ground-start';
import { roadsOf } from '@sheaf/rules/territory/borders/street-line';
import { blockLabel } from '@sheaf/rules/territory/maps/block-label';
import { mayOpenAccordion } from '@sheaf/rules/territory/maps/map-page';
import { type HouseRow, placedHouses } from '#contexts/territory/addresses/addresses.api';
import { type BorderRow, mapBorders } from '#contexts/territory/borders/borders.store';
import { presentBorder, type WireBorder } from '#contexts/territory/borders/present-border';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

/**
 * Metres around a map that are shown with it, so that a person at its edge sees where the next streets lead.
 */
const beside = 400;

const cornersOf = (border: Border | null): Position[] => (border?.flat(2) ?? []) as Position[];
const place = ({ lng, lat }: { lng: number; lat: number }): Position => [lng, lat];

/** TERR-R30: the map, else its suburb, else the whole territory. */
async function startOf(
  tenant: Tenant,
  map: BorderRow,
  houses: readonly HouseRow[],
  all: readonly BorderRow[],
): Promise<GroundStart | null> {
  const own = map.border ? cornersOf(map.border) : houses.map(place);
  if (own.length > 0) return groundStart({ map: own, suburb: [], territory: [] });
  const others = await placedHouses.all(tenant);
  const suburb = new Set(
    all.flatMap((row) => (map.suburb_id !== null && row.suburb_id === map.suburb_id ? [row.map_id] : [])),
  );
  const known = (counts: (id: number) => boolean): Position[] => [
    ...all.filter(({ map_id }) => counts(map_id)).flatMap(({ border }) => cornersOf(border)),
    ...others.filter(({ map_id }) => counts(map_id)).map(place),
  ];
  return groundStart({ map: [], suburb: known((id) => suburb.has(id)), territory: known(() => true) });
}

/** Other maps whose borders overlap the bounds. */
const neighboursIn = (ground: Bounds, map: BorderRow, all: readonly BorderRow[]): BorderRow[] =>
  all.filter(({ map_id, border }) => {
    const other = map_id === map.map_id ? null : boundsOf(cornersOf(border));
    return other !== null && overlap(ground, other);
  });

/** TERR-R28. */
const blocksOf = (map: BorderRow, houses: readonly HouseRow[], others: readonly HouseRow[]) =>
  blockAreas(houses, others).map(({ block, at, area }) => ({
    block,
    label: blockLabel(block, map.blocks_as_letters),
    at,
    area: area as WireBorder,
  }));

export async function readMapPlan(call: Handler<typeof borders.readMapPlan>) {
  const { tenant, actor, params, platform } = call;
  const all = await mapBorders.all(tenant);
  const map = all.find(({ number }) => number === params.number);
  if (!map) return call.missing();
  const houses = await placedHouses.ofMap(tenant, map.map_id);
  const start = await startOf(tenant, map, houses, all);
  const ground = start && widened(start.bounds, beside);
  const near = ground ? await placedHouses.within(tenant, ground) : [];
  const others = near.filter(({ map_id }) => map_id !== map.map_id);
  const mayName = mayOpenAccordion('preloaded', actor.permissions);
  const { border } = map;
  return {
    tiles: platform.settings.tiles,
    map: presentBorder(map),
    neighbours: ground ? neighboursIn(ground, map, all).map(presentBorder) : [],
    roads: roadsOf(houses),
    around: roadsOf(others),
    blocks: blocksOf(map, houses, others),
    start,
    picture_place: await mapBorders.picturePlaceOf(tenant, map.map_id),
    houses: mayName ? houses.map((house) => ({ text: house.text, at: place(house) })) : [],
    outside: border ? houses.filter((house) => !contains(border, place(house))).length : 0,
  };
}
