/** Cuts the town's real streets into 46 maps of four types; the loader adds two foreign-language maps. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findColumns } from '@sheaf/rules/territory/addresses/address-columns';
import { doorKey, type FileAddress, readRow } from '@sheaf/rules/territory/addresses/address-file';
import type { MapType } from '@sheaf/rules/territory/maps/map-type';
import { halveTown } from './halve-town.ts';
import { type Suburb, suburbAt } from './suburbs.ts';

export interface DemoAddress extends FileAddress {
  /** Block number from 1. */
  block: number;
}

export interface DemoMap {
  number: number;
  type: MapType;
  suburb: Suburb;
  blocks: number;
  addresses: DemoAddress[];
}

const areaMaps = 46;
/** The map of the person whose link is printed first: residential, twelve blocks. */
export const firstMap = { number: 12, suburb: 'Upper Burnie', blocks: 12 } as const;

/** The list has no dates and no notices. */
const reading = { order: null, today: '2026-01-01', hyphen: 'range', tell: () => undefined } as const;

/** Every readable address once; the file is plain comma-separated without quotation marks. */
export function readTown(): FileAddress[] {
  const lines = readFileSync(join(import.meta.dirname, 'burnie-addresses.csv'), 'utf8')
    .trim()
    .split(/\r?\n/);
  const [heading = '', ...rows] = lines;
  const columns = findColumns(heading.split(','))!;
  const town = new Map<string, FileAddress>();
  for (const row of rows) {
    const read = readRow(row.split(','), columns, reading);
    if (read.allowed && !town.has(doorKey(read.value))) town.set(doorKey(read.value), read.value);
  }
  return [...town.values()];
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

interface Area {
  addresses: FileAddress[];
  lat: number;
  lng: number;
  /** Square degrees per address: large in the country, small in town. */
  room: number;
}

const areaOf = (addresses: FileAddress[]): Area => {
  const lats = addresses.map((address) => address.lat);
  const lngs = addresses.map((address) => address.lng);
  const size = (Math.max(...lats) - Math.min(...lats)) * (Math.max(...lngs) - Math.min(...lngs));
  return { addresses, lat: mean(lats), lng: mean(lngs), room: size / addresses.length };
};

/**
 * The four maps with most room are rural, the four nearest the harbour business, the four with most units
 * high-density.
 */
function typesOf(areas: Area[]): Map<Area, MapType> {
  const types = new Map<Area, MapType>();
  const take = (type: MapType, score: (area: Area) => number): void => {
    const rest = areas.filter((area) => !types.has(area)).sort((a, b) => score(a) - score(b));
    for (const area of rest.slice(0, 4)) types.set(area, type);
  };
  take('rural', (area) => -area.room);
  take('business', (area) => (area.lat + 41.0525) ** 2 + (area.lng - 145.9062) ** 2);
  take(
    'high-density',
    (area) => -area.addresses.filter((address) => address.unit !== null || address.suffix !== null).length,
  );
  for (const area of areas) if (!types.has(area)) types.set(area, 'residential');
  return types;
}

function withBlocks(addresses: FileAddress[], blocks: number): { addresses: DemoAddress[]; blocks: number } {
  const cut = halveTown(addresses, addresses.length / blocks);
  return {
    addresses: cut.flatMap((part, index) =>
      part.addresses.map((address) => ({ ...address, block: index + 1 })),
    ),
    blocks: cut.length,
  };
}

const blocksFor = (type: MapType, addresses: number): number =>
  type === 'residential'
    ? Math.min(16, Math.max(4, Math.round(addresses / 13)))
    : type === 'rural'
      ? 1
      : Math.min(8, Math.max(2, Math.round(addresses / 30)));

export function cutDemo(): DemoMap[] {
  const town = readTown();
  const areas = halveTown(town, town.length / areaMaps).map((map) => areaOf(map.addresses));
  const types = typesOf(areas);
  const upper = areas
    .filter((area) => types.get(area) === 'residential' && suburbAt(area.lat, area.lng) === firstMap.suburb)
    .sort((a, b) => b.addresses.length - a.addresses.length)[0];
  if (upper) {
    const at = areas.indexOf(upper);
    [areas[at], areas[firstMap.number - 1]] = [areas[firstMap.number - 1]!, upper];
  }
  return areas.map((area, index) => {
    const type = types.get(area)!;
    const wanted = area === upper ? firstMap.blocks : blocksFor(type, area.addresses.length);
    return {
      number: index + 1,
      type,
      suburb: suburbAt(area.lat, area.lng),
      ...withBlocks(area.addresses, wanted),
    };
  });
}
