/**
 * Computes the areas of the blocks of a map from the addresses that name their block, the only known data on
 * blocks.
 */
import { type Border, contains, type Position } from './border.ts';
import { encloseMaps } from './enclose/enclose-maps.ts';

interface Place {
  lat: number;
  lng: number;
}

export interface BlockHouse extends Place {
  block: number | null;
}

export interface BlockArea {
  block: number;
  /** Position of the letter. */
  at: Position;
  /** Contains the block's own addresses and no others; null if they cannot be enclosed. */
  area: Border | null;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The middle of the addresses, or the nearest address if the middle is in another block. */
function letterPlace(houses: readonly Place[], area: Border | null): Position {
  const [lng, lat] = [mean(houses.map((house) => house.lng)), mean(houses.map((house) => house.lat))];
  if (!area || contains(area, [lng, lat])) return [lng, lat];
  const narrow = Math.cos((lat * Math.PI) / 180);
  const off = (house: Place): number => Math.hypot((house.lng - lng) * narrow, house.lat - lat);
  const nearest = houses.reduce((best, house) => (off(house) < off(best) ? house : best));
  return [nearest.lng, nearest.lat];
}

/** @param others houses next to the map, which belong to none of its blocks */
export function blockAreas(houses: readonly BlockHouse[], others: readonly Place[]): BlockArea[] {
  const blocks = new Map<number, BlockHouse[]>();
  for (const house of houses)
    if (house.block !== null) blocks.set(house.block, [...(blocks.get(house.block) ?? []), house]);
  const sorted = [...blocks].sort(([a], [b]) => a - b);
  const without = houses.filter(({ block }) => block === null);
  const areas = encloseMaps(
    sorted.map(([, members]) => members),
    [...others, ...without],
  );
  return sorted.map(([block, members], index) => {
    const area = areas[index] ?? null;
    return { block, at: letterPlace(members, area), area };
  });
}
