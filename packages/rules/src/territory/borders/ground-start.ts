/** Chooses the first visible part of the ground, so that no map view starts on empty ground. */
import { type Bounds, boundsOf, type Position } from './border.ts';

export interface GroundStart {
  bounds: Bounds;
  /** Source of the bounds: the map, its suburb, or any known part of the territory. */
  of: 'map' | 'suburb' | 'territory';
}

/** The first of these with known ground; null if nothing is known. */
export function groundStart(
  known: Readonly<Record<GroundStart['of'], readonly Position[]>>,
): GroundStart | null {
  for (const part of ['map', 'suburb', 'territory'] as const) {
    const bounds = boundsOf(known[part]);
    if (bounds) return { bounds, of: part };
  }
  return null;
}

const metresLat = 111_320;

/** Extends the bounds by so many metres on each side. */
export function widened([west, south, east, north]: Readonly<Bounds>, metres: number): Bounds {
  const lat = metres / metresLat;
  const lng = lat / Math.max(0.01, Math.cos((((south + north) / 2) * Math.PI) / 180));
  return [west - lng, south - lat, east + lng, north + lat];
}

/** Whether two bounds share a point. */
export const overlap = (a: Readonly<Bounds>, b: Readonly<Bounds>): boolean =>
  b[0] <= a[2] && b[2] >= a[0] && b[1] <= a[3] && b[3] >= a[1];
