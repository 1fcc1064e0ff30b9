/** Distance and direction from the current position to a place. */
import { planeAround, type Spot } from '../addresses/cut/plane.ts';
import type { Position } from './border.ts';

export const directions = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export type Direction = (typeof directions)[number];

export interface Bearing {
  metres: number;
  direction: Direction;
  /** Clockwise from the north, 0 to 360. */
  degrees: number;
  /** The nearest point. */
  to: Position;
}

const earthMetres = 6_371_009;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Distance and direction along a great circle. */
function greatCircle([lng1, lat1]: Position, [lng2, lat2]: Position): { metres: number; degrees: number } {
  const [a, b, turn] = [radians(lat1), radians(lat2), radians(lng2 - lng1)];
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(turn / 2) ** 2;
  const degrees =
    (Math.atan2(
      Math.sin(turn) * Math.cos(b),
      Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn),
    ) *
      180) /
    Math.PI;
  return {
    metres: 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(half))),
    degrees: (degrees + 360) % 360,
  };
}

/** The spot between a and b nearest to the origin. */
function nearestToOrigin(a: Spot, b: Spot): Spot {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = dx * dx + dy * dy;
  const along = long === 0 ? 0 : Math.max(0, Math.min(1, -(a.x * dx + a.y * dy) / long));
  return { x: a.x + dx * along, y: a.y + dy * along };
}

/** Bearing to the nearest point of some lines (rings of a border, streets); null without lines. */
export function bearingTo(from: Position, lines: readonly (readonly Position[])[]): Bearing | null {
  const plane = planeAround([{ lng: from[0], lat: from[1] }]);
  let nearest: Spot | null = null;
  for (const line of lines) {
    const spots = line.map(([lng, lat]) => plane.toSpot({ lng, lat }));
    for (const [index, spot] of spots.entries()) {
      const found = nearestToOrigin(spots[index - 1] ?? spot, spot);
      if (!nearest || Math.hypot(found.x, found.y) < Math.hypot(nearest.x, nearest.y)) nearest = found;
    }
  }
  if (!nearest) return null;
  const { lng, lat } = plane.toPlace(nearest);
  const { metres, degrees } = greatCircle(from, [lng, lat]);
  return { metres, degrees, direction: directions[Math.round(degrees / 45) % 8]!, to: [lng, lat] };
}

/**
 * Rounds a distance for display: to 10 metres, from a kilometre to 100 metres, from ten to whole kilometres.
 */
export function spokenDistance(metres: number): { unit: 'm' | 'km'; value: number } {
  if (metres < 995) return { unit: 'm', value: Math.max(10, Math.round(metres / 10) * 10) };
  if (metres < 9950) return { unit: 'km', value: Math.round(metres / 100) / 10 };
  return { unit: 'km', value: Math.round(metres / 1000) };
}
