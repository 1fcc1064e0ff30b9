/** Assigns addresses to the existing maps whose border contains them (X-POLYGON). */
import { type Border, boundsOf, contains, isWithin, type Position } from './border.ts';

interface Coordinates {
  lat: number;
  lng: number;
}

export interface BorderedPlace {
  id: number;
  border: Border;
}

export interface BorderPlacement<Address> {
  /** By map id, in input order. */
  inside: Map<number, Address[]>;
  outside: Address[];
}

/** The first of overlapping borders has the address. */
export function placeInBorders<Address extends Coordinates>(
  addresses: readonly Address[],
  maps: readonly BorderedPlace[],
): BorderPlacement<Address> {
  const areas = maps.flatMap(({ id, border }) => {
    const bounds = boundsOf(border.flat(2) as Position[]);
    return bounds ? [{ id, border, bounds }] : [];
  });
  const inside = new Map<number, Address[]>();
  const outside: Address[] = [];
  for (const address of addresses) {
    const at: Position = [address.lng, address.lat];
    const area = areas.find(({ border, bounds }) => isWithin(bounds, at) && contains(border, at));
    const row = area ? (inside.get(area.id) ?? []) : outside;
    row.push(address);
    if (area) inside.set(area.id, row);
  }
  return { inside, outside };
}
