/** Draws the new maps of an address list: cuts, names and encloses them. */
import type { Border } from '../../borders/border.ts';
import { encloseMaps } from '../../borders/enclose/enclose-maps.ts';
import { cutIntoMaps } from '../cut-into-maps.ts';
import { type MapName, nameMap } from './name-map.ts';
import type { Place } from './near.ts';
import type { TakenAddress } from './take-lines.ts';

export interface DrawnMap {
  name: MapName;
  border: Border | null;
  addresses: TakenAddress[];
}

/** @param others locations of addresses on other maps */
export function drawMaps(
  addresses: readonly TakenAddress[],
  size: number,
  others: readonly Place[],
): DrawnMap[] {
  const maps = cutIntoMaps(addresses, size);
  const borders = encloseMaps(
    maps.map((map) => map.addresses),
    others,
  );
  return maps.map((map, index) => ({
    name: nameMap(map.addresses),
    border: borders[index]!,
    addresses: map.addresses,
  }));
}
