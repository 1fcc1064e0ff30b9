/** Plane geometry of a map picture: projection, hulls, positions of street names. */
import type { Bounds } from '@sheaf/rules/territory/borders/border';
import { distance, type Point } from '@sheaf/rules/territory/borders/street-line';

const metresLat = 111_320;

interface Coordinates {
  lat: number;
  lng: number;
}

export interface Frame {
  width: number;
  height: number;
  margin: number;
}

/**
 * Projects metres on the ground to pixels of the frame, north up; `scale` is pixels per metre, `bounds` the
 * geographical edges.
 */
export function projectInto(
  points: readonly Coordinates[],
  frame: Frame,
): { project(place: Coordinates): Point; scale: number; bounds: Bounds } {
  const lats = points.map((point) => point.lat);
  const lngs = points.map((point) => point.lng);
  const middle = {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lng: (Math.min(...lngs) + Math.max(...lngs)) / 2,
  };
  const metresLng = metresLat * Math.cos((middle.lat * Math.PI) / 180);
  const wide = Math.max(60, (Math.max(...lngs) - Math.min(...lngs)) * metresLng);
  const tall = Math.max(60, (Math.max(...lats) - Math.min(...lats)) * metresLat);
  const scale = Math.min((frame.width - 2 * frame.margin) / wide, (frame.height - 2 * frame.margin) / tall);
  const [lng, lat] = [frame.width / (2 * scale * metresLng), frame.height / (2 * scale * metresLat)];
  return {
    scale,
    bounds: [middle.lng - lng, middle.lat - lat, middle.lng + lng, middle.lat + lat],
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

/** A ring around places, `margin` metres outside the outermost, as longitude and latitude. */
export function ringAround(places: readonly Coordinates[], margin: number): [number, number][] {
  const metresLng = metresLat * Math.cos((places[0]!.lat * Math.PI) / 180);
  const points = places.flatMap((place) => {
    const x = place.lng * metresLng;
    const y = place.lat * metresLat;
    return [1, 3, 5, 7].map((turn) => ({
      x: x + margin * Math.cos((turn * Math.PI) / 4),
      y: y + margin * Math.sin((turn * Math.PI) / 4),
    }));
  });
  return hull(points).map(({ x, y }) => [x / metresLng, y / metresLat]);
}

export const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, point, index) => sum + distance(point, line[index]!), 0);

/**
 * The straightest section of a line about `wanted` long: its middle and its angle in degrees, never upside
 * down.
 */
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
