/**
 * The border of a map on the ground (X-POLYGON) as a GeoJSON MultiPolygon (RFC 7946): positions are
 * longitude, latitude in degrees; a ring ends at its first position; the first ring of a part is its outside,
 * the others are holes.
 */
export type Position = [number, number];
export type Ring = readonly Position[];
export type Border = readonly (readonly Ring[])[];

export type BorderFault =
  | 'border-empty'
  | 'border-too-long'
  | 'border-open'
  | 'border-off-earth'
  | 'border-crosses-itself';

/** Maximum positions of all rings together. */
export const mostPositions = 2000;

const same = (a: Position, b: Position): boolean => a[0] === b[0] && a[1] === b[1];

const onEarth = ([lng, lat]: Position): boolean =>
  Number.isFinite(lng) && Number.isFinite(lat) && Math.abs(lng) <= 180 && Math.abs(lat) <= 90;

/** Sign of the side of the line a–b on which c is; 0 on the line. */
const side = (a: Position, b: Position, c: Position): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));

const within = (a: Position, b: Position, c: Position): boolean =>
  Math.min(a[0], b[0]) <= c[0] &&
  c[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= c[1] &&
  c[1] <= Math.max(a[1], b[1]);

/** Whether the segments a–b and c–d share a point. */
function meet(a: Position, b: Position, c: Position, d: Position): boolean {
  const [ofC, ofD] = [side(a, b, c), side(a, b, d)];
  // Both strictly on the same side of the line.
  if (ofC === ofD && ofC !== 0) return false;
  const [ofA, ofB] = [side(c, d, a), side(c, d, b)];
  if (ofC !== ofD && ofA !== ofB) return true;
  return (
    (ofC === 0 && within(a, b, c)) ||
    (ofD === 0 && within(a, b, d)) ||
    (ofA === 0 && within(c, d, a)) ||
    (ofB === 0 && within(c, d, b))
  );
}

interface Side {
  index: number;
  west: number;
  east: number;
  south: number;
  north: number;
}

function sidesOf(ring: Ring): Side[] {
  return ring.slice(1).map(([lng, lat], index) => {
    const [x, y] = ring[index]!;
    return {
      index,
      west: Math.min(x, lng),
      east: Math.max(x, lng),
      south: Math.min(y, lat),
      north: Math.max(y, lat),
    };
  });
}

/** Whether two sides of a ring are consecutive, including the last and the first. */
const areNeighbours = (one: number, other: number, sides: number): boolean => {
  const apart = Math.abs(one - other);
  return apart < 2 || apart === sides - 1;
};

/**
 * Neighbouring sides share their corner; any other two that share a point are a crossing. Sweeps from west to
 * east, so that a side is compared only with those that begin before it ends.
 */
function crossesItself(ring: Ring): boolean {
  const sides = sidesOf(ring).sort((a, b) => a.west - b.west);
  for (let first = 0; first < sides.length; first += 1) {
    const { index, east, south, north } = sides[first]!;
    for (let second = first + 1; second < sides.length && sides[second]!.west <= east; second += 1) {
      const other = sides[second]!;
      if (other.south > north || other.north < south) continue;
      if (areNeighbours(index, other.index, sides.length)) continue;
      if (meet(ring[index]!, ring[index + 1]!, ring[other.index]!, ring[other.index + 1]!)) return true;
    }
  }
  return false;
}

export function faultOf(border: Border): BorderFault | null {
  const rings = border.flat();
  const positions = rings.flat();
  if (positions.length === 0 || border.some((part) => part.length === 0)) return 'border-empty';
  if (positions.length > mostPositions) return 'border-too-long';
  if (!positions.every(onEarth)) return 'border-off-earth';
  if (rings.some((ring) => ring.length < 4 || !same(ring[0]!, ring.at(-1)!))) return 'border-open';
  return rings.some(crossesItself) ? 'border-crosses-itself' : null;
}

/** Six decimals are a tenth of a metre. */
const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Rounds, removes repeated points and closes rings; drops rings of fewer than three corners. */
export function tidyBorder(border: Border): Border {
  const tidyRing = (ring: Ring): Ring => {
    const corners = ring
      .map(([lng, lat]): Position => [round(lng), round(lat)])
      .filter((position, index, all) => index === 0 || !same(position, all[index - 1]!));
    if (corners.length > 1 && same(corners[0]!, corners.at(-1)!)) corners.pop();
    return corners.length < 3 ? [] : [...corners, corners[0]!];
  };
  return border
    .map((part) => part.map(tidyRing))
    .filter(([outside]) => outside !== undefined && outside.length > 0)
    .map((part) => part.filter((ring) => ring.length > 0));
}

const insideRing = (ring: Ring, [lng, lat]: Position): boolean => {
  let inside = false;
  for (let corner = 1; corner < ring.length; corner += 1) {
    const [x1, y1] = ring[corner - 1]!;
    const [x2, y2] = ring[corner]!;
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
};

/** Whether a place is inside; a place in a hole is not. */
export const contains = (border: Border, place: Position): boolean =>
  border.some(([outside, ...holes]) =>
    Boolean(outside && insideRing(outside, place) && !holes.some((hole) => insideRing(hole, place))),
  );

export type Bounds = [west: number, south: number, east: number, north: number];

/** Inclusive of the bounds. */
export const isWithin = ([west, south, east, north]: Readonly<Bounds>, [lng, lat]: Position): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;

/** Null for no positions. */
export function boundsOf(positions: readonly Position[]): Bounds | null {
  if (positions.length === 0) return null;
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lng, lat] of positions) {
    west = Math.min(west, lng);
    south = Math.min(south, lat);
    east = Math.max(east, lng);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}
