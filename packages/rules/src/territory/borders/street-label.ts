/** Computes the position and rotation of street names on the ground. */
import { planeAround, type Spot } from '../addresses/cut/plane.ts';
import { boundsOf, type Position } from './border.ts';
import { distance, type Road } from './street-line.ts';

export interface StreetLabel {
  name: string;
  at: Position;
  /**
   * Degrees clockwise from the west-east line, above -90 and at most 90, so that a name is never upside down.
   */
  angle: number;
  /** Length of the labelled part of the street. */
  metres: number;
}

/** Metres of the street that determine the angle of the name; bends further away do not turn it. */
const stretch = 120;

const lengthOf = (line: readonly Spot[]): number =>
  line.slice(1).reduce((sum, spot, index) => sum + distance(spot, line[index]!), 0);

/** The spot so many metres along a line; its end beyond that. */
function spotAlong(line: readonly Spot[], metres: number): Spot {
  let left = metres;
  for (const [index, to] of line.slice(1).entries()) {
    const from = line[index]!;
    const length = distance(from, to);
    if (length > 0 && left <= length)
      return { x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length };
    left -= length;
  }
  return line.at(-1)!;
}

const upright = (degrees: number): number =>
  degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees;

/**
 * Candidate positions as fractions of the length, the best first; and the minimum distance in metres to
 * places to avoid.
 */
const places = [1 / 2, 2 / 5, 3 / 5, 3 / 10, 7 / 10, 1 / 5, 4 / 5];
const clear = 70;

/** Position of the name along its street: the middle, or the first clear candidate, or the clearest one. */
function placeAlong(spots: readonly Spot[], metres: number, others: readonly Spot[]): number {
  let best = { along: metres / 2, room: -1 };
  for (const part of places) {
    const spot = spotAlong(spots, metres * part);
    const room = Math.min(clear, ...others.map((other) => distance(spot, other)));
    if (room > best.room) best = { along: metres * part, room };
  }
  return best.along;
}

/** Angle of a name in degrees, as in `StreetLabel`. */
function angleAlong(spots: readonly Spot[], metres: number, along: number): number {
  const reach = Math.min(along, metres - along, stretch / 2);
  const [from, to] = [spotAlong(spots, along - reach), spotAlong(spots, along + reach)];
  return upright((-Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
}

/** Candidate positions of a name along its street, the middle first; `line` in metres of a plane. */
export function standsAlong(line: readonly Spot[]): { spot: Spot; angle: number; metres: number }[] {
  const metres = lengthOf(line);
  return places.map((part) => ({
    spot: spotAlong(line, metres * part),
    angle: angleAlong(line, metres, metres * part),
    metres,
  }));
}

function labelOf(name: string, line: readonly Position[], avoid: readonly Position[]): StreetLabel {
  const [west, south, east, north] = boundsOf(line)!;
  const plane = planeAround([{ lng: (west + east) / 2, lat: (south + north) / 2 }]);
  const [spots, others] = [line, avoid].map((list) =>
    list.map(([lng, lat]) => plane.toSpot({ lng, lat })),
  ) as [Spot[], Spot[]];
  const metres = lengthOf(spots);
  const along = placeAlong(spots, metres, others);
  const { lat, lng } = plane.toPlace(spotAlong(spots, along));
  return { name, at: [lng, lat], angle: angleAlong(spots, metres, along), metres };
}

/**
 * One name for each part of a street, in its middle or clear of the places to avoid; the longest part first,
 * which has priority if room is short.
 */
export const streetLabels = (roads: readonly Road[], avoid: readonly Position[] = []): StreetLabel[] =>
  roads
    .flatMap(({ name, lines }) =>
      lines.filter((line) => line.length > 1).map((line) => labelOf(name, line, avoid)),
    )
    .sort((a, b) => b.metres - a.metres);

const metresPerPixelAtZero = 78_271.517;

/**
 * The zoom of a map of 512 px tiles from which `metres` are at least so many pixels long at this latitude.
 */
export const zoomShowing = (metres: number, pixels: number, lat: number): number =>
  Math.log2((pixels * metresPerPixelAtZero * Math.cos((lat * Math.PI) / 180)) / Math.max(metres, 1));
