/** Derives streets as lines through their houses if no other data is known. */
import type { Position } from './border.ts';

/** In metres or in pixels; the caller uses one unit throughout. */
export interface Point {
  x: number;
  y: number;
}

export const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
});

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

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
 * Odd and even numbers are on opposite sides: following the longer side by number, the road runs halfway to
 * the opposite house, if there is one within `across`.
 */
function streetPath(houses: readonly House[], across: number): Point[] {
  const sides = [
    houses.filter((house) => house.number % 2 === 1),
    houses.filter((house) => house.number % 2 === 0),
  ];
  const [longer = [], other = []] = sides.sort((a, b) => b.length - a.length);
  return [...longer]
    .sort((a, b) => a.number - b.number)
    .map(({ at }) => {
      const facing = nearest(at, other);
      return facing && distance(facing.at, at) <= across ? middleOf([at, facing.at]) : at;
    });
}

/** Every point becomes the mean with its neighbours; coinciding points become one. */
function smooth(path: readonly Point[]): Point[] {
  const line = path.map((_, index) => {
    const reach = Math.min(1, index, path.length - 1 - index);
    return middleOf(path.slice(index - reach, index + reach + 1));
  });
  return line.filter((point, index) => index === 0 || distance(point, line[index - 1]!) > 4);
}

/** A street as one line, smoothed over its whole length. */
export const streetLine = (houses: readonly House[], across: number): Point[] =>
  smooth(streetPath(houses, across));

/** Splits a line at jumps longer than `gap`. */
export function unbroken(line: readonly Point[], gap: number): Point[][] {
  const parts: Point[][] = [];
  for (const point of line) {
    const last = parts.at(-1)?.at(-1);
    if (last && distance(last, point) <= gap) parts.at(-1)!.push(point);
    else parts.push([point]);
  }
  return parts;
}

export interface PlacedHouse {
  street: string;
  /** The first number of the house. */
  number: number;
  lat: number;
  lng: number;
}

export interface Road {
  name: string;
  /** Separate parts of the street. */
  lines: Position[][];
}

const metresLat = 111_320;
/** Maximum metres between facing houses; and maximum gap within a street. */
const across = 60;
const gap = 140;

/** The streets of some houses as lines on the ground; a street of one house is a point and has no line. */
export function roadsOf(all: readonly PlacedHouse[]): Road[] {
  // A house without a number (decision 158) has no position in the order of its street.
  const houses = all.filter(({ number }) => number > 0);
  const middle = houses[0];
  if (!middle) return [];
  const metresLng = metresLat * Math.cos((middle.lat * Math.PI) / 180);
  const streets = new Map<string, House[]>();
  for (const { street, number, lat, lng } of houses) {
    const at = { x: (lng - middle.lng) * metresLng, y: (lat - middle.lat) * metresLat };
    streets.set(street, [...(streets.get(street) ?? []), { at, number }]);
  }
  const ground = ({ x, y }: Point): Position => [middle.lng + x / metresLng, middle.lat + y / metresLat];
  return [...streets]
    .map(([name, row]) => ({
      name,
      lines: unbroken(streetPath(row, across), gap)
        .map(smooth)
        .filter((line) => line.length > 1)
        .map((line) => line.map(ground)),
    }))
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
