/** Plane geometry of a map picture: projection, hulls, streets as lines through their houses. */
export interface Point {
  x: number;
  y: number;
}

interface Placed {
  lat: number;
  lng: number;
}

export interface Frame {
  width: number;
  height: number;
  margin: number;
}

/** Metres on the ground to pixels of the frame, north up; `scale` is pixels a metre. */
export function projectInto(
  points: readonly Placed[],
  frame: Frame,
): { project(place: Placed): Point; scale: number } {
  const lats = points.map((point) => point.lat);
  const lngs = points.map((point) => point.lng);
  const middle = {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lng: (Math.min(...lngs) + Math.max(...lngs)) / 2,
  };
  const metresLat = 111_320;
  const metresLng = metresLat * Math.cos((middle.lat * Math.PI) / 180);
  const wide = Math.max(60, (Math.max(...lngs) - Math.min(...lngs)) * metresLng);
  const tall = Math.max(60, (Math.max(...lats) - Math.min(...lats)) * metresLat);
  const scale = Math.min((frame.width - 2 * frame.margin) / wide, (frame.height - 2 * frame.margin) / tall);
  return {
    scale,
    project: ({ lat, lng }) => ({
      x: frame.width / 2 + (lng - middle.lng) * metresLng * scale,
      y: frame.height / 2 - (lat - middle.lat) * metresLat * scale,
    }),
  };
}

/** Convex hull, counter-clockwise (Andrew's monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const cross = (o: Point, a: Point, b: Point): number =>
    (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length >= 2 && cross(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

export const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
});

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export interface House {
  at: Point;
  number: number;
}

const nearest = (from: Point, houses: readonly House[]): House | undefined =>
  houses.reduce<House | undefined>(
    (near, house) => (!near || distance(house.at, from) < distance(near.at, from) ? house : near),
    undefined,
  );

/**
 * Odd and even numbers stand on opposite sides: walking the longer side by number, the road runs halfway to the house
 * across, where there is one within `across`, and is smoothed over its neighbours.
 */
export function streetLine(houses: readonly House[], across: number): Point[] {
  const sides = [
    houses.filter((house) => house.number % 2 === 1),
    houses.filter((house) => house.number % 2 === 0),
  ];
  const [longer = [], other = []] = sides.sort((a, b) => b.length - a.length);
  const path = [...longer]
    .sort((a, b) => a.number - b.number)
    .map(({ at }) => {
      const facing = nearest(at, other);
      return facing && distance(facing.at, at) <= across ? middleOf([at, facing.at]) : at;
    });
  const line = path.map((_, index) => {
    const reach = Math.min(1, index, path.length - 1 - index);
    return middleOf(path.slice(index - reach, index + reach + 1));
  });
  return line.filter((point, index) => index === 0 || distance(point, line[index - 1]!) > 4);
}

/** Parts of a line that are not torn apart: a jump longer than `gap` begins a new part. */
export function unbroken(line: readonly Point[], gap: number): Point[][] {
  const parts: Point[][] = [];
  for (const point of line) {
    const last = parts.at(-1)?.at(-1);
    if (last && distance(last, point) <= gap) parts.at(-1)!.push(point);
    else parts.push([point]);
  }
  return parts;
}

export const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, point, index) => sum + distance(point, line[index]!), 0);

/** The straightest stretch of a line about `wanted` long: its middle and its angle in degrees, never upside down. */
export function placeForName(
  line: readonly Point[],
  wanted: number,
  avoid: readonly Point[],
): { at: Point; angle: number } | null {
  let best: { at: Point; angle: number; score: number } | null = null;
  for (let from = 0; from < line.length - 1; from += 1) {
    for (let to = from + 1; to < line.length; to += 1) {
      const [a, b] = [line[from]!, line[to]!];
      const straight = distance(a, b);
      const bent = lengthOf(line.slice(from, to + 1)) / straight - 1;
      const at = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      const crowded = avoid.some((point) => distance(point, at) < wanted * 0.55) ? wanted * 0.6 : 0;
      const score =
        Math.min(straight, wanted) - bent * 400 - Math.max(0, straight - wanted * 1.6) * 0.2 - crowded;
      if (best && score <= best.score) continue;
      const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
      const upright = angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle;
      best = { at, angle: upright, score };
    }
  }
  return best;
}
