/** Reads borders in files of other programs, and matches shapes to maps (X-POLYGON). */
import { type Border, type BorderFault, faultOf, type Position, tidyBorder } from './border.ts';

/** A GeoJSON feature, reduced to the fields read here. */
export interface Feature {
  geometry: unknown;
  properties: Record<string, unknown> | null;
}

export interface FoundBorder {
  name: string;
  border: Border;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const readPosition = (value: unknown): Position | null =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number'
    ? [value[0], value[1]]
    : null;

const readPart = (value: unknown): Position[][] =>
  Array.isArray(value)
    ? value.map((ring) =>
        Array.isArray(ring) ? ring.map(readPosition).filter((position) => position !== null) : [],
      )
    : [];

/** The areas of a geometry; a closed line is one too, points and open lines are not. */
export function readGeometry(geometry: unknown): Border {
  if (!isRecord(geometry)) return [];
  const { type, coordinates, geometries } = geometry;
  if (type === 'GeometryCollection' && Array.isArray(geometries)) return geometries.flatMap(readGeometry);
  if (type === 'Polygon') return [readPart(coordinates)];
  if (type === 'MultiPolygon' && Array.isArray(coordinates)) return coordinates.map(readPart);
  if (type === 'LineString') {
    const [ring = []] = readPart([coordinates]);
    const [first] = ring;
    const last = ring.at(-1);
    return first && last && first[0] === last[0] && first[1] === last[1] ? [[ring]] : [];
  }
  return [];
}

const numberKeys = ['territorynumber', 'territory_number', 'number', 'territoryno', 'map', 'name'];

/** Names of a shape in the file: number first, then name. */
function namesOf(properties: Record<string, unknown> | null): string[] {
  const lower = new Map(Object.entries(properties ?? {}).map(([key, value]) => [key.toLowerCase(), value]));
  return numberKeys
    .map((key) => lower.get(key))
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => String(value).trim())
    .filter((value) => value !== '');
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
const bare = (name: string): string => plain(name).replaceAll(/^(map|territory|terr|t)(?=\d)|^0+(?=\d)/g, '');

/**
 * Matches a shape to a map: by its whole name, without leading words and zeros, or by the only number in it.
 */
export function matchMap<Named extends { number: string }>(
  names: readonly string[],
  maps: readonly Named[],
): Named | null {
  for (const name of names) {
    const found =
      maps.find(({ number }) => plain(number) === plain(name)) ??
      maps.find(({ number }) => bare(number) === bare(bare(name)));
    if (found) return found;
    const digits = name.match(/\d+/g) ?? [];
    const byDigits = digits.length === 1 && maps.find(({ number }) => bare(number) === bare(digits[0]!));
    if (byDigits) return byDigits;
  }
  return null;
}

export interface MatchedBorder<Named> extends FoundBorder {
  map: Named | null;
  fault: BorderFault | null;
}

/** Matches every feature with an area; features of one map become one border of several parts. */
export function matchBorders<Named extends { id: number; number: string }>(
  features: readonly Feature[],
  maps: readonly Named[],
): MatchedBorder<Named>[] {
  const byMap = new Map<number, MatchedBorder<Named>>();
  const others: MatchedBorder<Named>[] = [];
  for (const { geometry, properties } of features) {
    const border = tidyBorder(readGeometry(geometry));
    if (border.length === 0) continue;
    const names = namesOf(properties);
    const map = matchMap(names, maps);
    const known = map && byMap.get(map.id);
    const whole = known ? [...known.border, ...border] : border;
    const row = { name: known?.name ?? names[0] ?? '', border: whole, map, fault: faultOf(whole) };
    if (map) byMap.set(map.id, row);
    else others.push(row);
  }
  return [...byMap.values(), ...others];
}
