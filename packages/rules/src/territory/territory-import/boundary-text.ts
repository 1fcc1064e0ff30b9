/**
 * Parses the boundary of a territory, written by other programs into one cell, into GeoJSON MultiPolygon
 * coordinates.
 */

import { allow, type Decision, refuse } from '../../decision.ts';
import { isJsonTooDeep } from '../../files/table-limits.ts';
import type { Border, Position, Ring } from '../borders/border.ts';

export type BoundaryRefusal = 'boundary-unreadable' | 'boundary-off-earth';

/** Limit above which the text cannot be a territory. */
const mostPositions = 20_000;

/** Nesting of a MultiPolygon: polygons, rings, positions, numbers. */
const deepest = 4;

/** `[a,b],[c,d]` of NWS, or the coordinates of a GeoJSON geometry. */
function parseBrackets(text: string): unknown {
  if (isJsonTooDeep(text, deepest)) return null;
  for (const json of [text, `[${text}]`]) {
    try {
      return JSON.parse(json);
    } catch {
      // Not JSON without the outer pair of brackets, which the second candidate adds.
    }
  }
  return null;
}

/** `a,b a,b` or `a,b,height a,b,height` of KML. */
const parseTuples = (text: string): unknown => text.split(/\s+/).map((tuple) => tuple.split(',').map(Number));

const depthOf = (value: unknown): number => {
  let depth = 0;
  for (let inner = value; Array.isArray(inner); inner = inner[0]) depth += 1;
  return depth;
};

const isPosition = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length >= 2 && value.every(Number.isFinite);

const isPolygon = (value: unknown): value is number[][][] =>
  Array.isArray(value) && value.every((ring) => Array.isArray(ring) && ring.every(isPosition));

/** Rings by polygon at any depth: a ring, a polygon, or several polygons. */
function readPolygons(value: unknown): number[][][][] | null {
  const depth = depthOf(value);
  const polygons = depth === 2 ? [[value]] : depth === 3 ? [value] : value;
  return Array.isArray(polygons) && polygons.every(isPolygon) ? polygons : null;
}

const distance = (a: Position, b: Position): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/**
 * Whether the pairs are latitude first: decided by values that cannot be a latitude, else by distance to a
 * known place.
 */
function isLatitudeFirst(pairs: readonly number[][], near: Position | null): boolean | null {
  const firstFits = pairs.every(([first = 0]) => Math.abs(first) <= 90);
  const secondFits = pairs.every(([, second = 0]) => Math.abs(second) <= 90);
  if (!firstFits && !secondFits) return null;
  if (firstFits !== secondFits) return firstFits;
  const [first = 0, second = 0] = pairs[0]!;
  return near !== null && distance([second, first], near) < distance([first, second], near);
}

function closed(ring: Ring): Ring | null {
  const corners = new Set(ring.map(([lng, lat]) => `${lng} ${lat}`));
  if (corners.size < 3) return null;
  const [start, end] = [ring[0]!, ring.at(-1)!];
  return start[0] === end[0] && start[1] === end[1] ? ring : [...ring, [start[0], start[1]]];
}

/**
 * Reads a boundary from text. Programs differ in axis order: one unambiguous pair decides for all; otherwise
 * the order nearer to `near` wins, and without `near` longitude is first.
 */
export function readBoundary(text: string, near: Position | null = null): Decision<Border, BoundaryRefusal> {
  const trimmed = text.trim();
  const parsed = trimmed.startsWith('[') ? parseBrackets(trimmed) : parseTuples(trimmed);
  const polygons = readPolygons(parsed);
  if (polygons === null) return refuse('boundary-unreadable');
  const pairs = polygons.flat(2);
  if (pairs.length === 0 || pairs.length > mostPositions) return refuse('boundary-unreadable');
  const latitudeFirst = isLatitudeFirst(pairs, near);
  if (latitudeFirst === null || pairs.some((pair) => Math.max(...pair.slice(0, 2).map(Math.abs)) > 180))
    return refuse('boundary-off-earth');
  const turned = polygons.map((rings) =>
    rings.map((ring) => closed(ring.map(([a = 0, b = 0]): Position => (latitudeFirst ? [b, a] : [a, b])))),
  );
  return turned.flat().includes(null) ? refuse('boundary-unreadable') : allow(turned as Border);
}
