/** The maps, suburbs and streets of a plan: existing ones, or new ones as needed. */

import type { Street } from '../addresses/same-street.ts';
import { isNamed } from '../maps/map-form.ts';
import type { MapType } from '../maps/map-type.ts';
import type { KnownTerritory, PlannedMap, PlannedStreet, PlannedSuburb } from './plan.ts';

interface StreetName {
  name: string;
  suburb: string | null;
  postcode: string | null;
}

interface KnownPlaces {
  maps: Map<string, PlannedMap>;
  suburbs: Map<string, PlannedSuburb>;
  streets: Map<string, PlannedStreet>;
  /** Every street by its own key, including similar ones. */
  byKey: Map<string, PlannedStreet>;
}

const noBlocks = { blocks: 0, blocksAsLetters: true };

const lower = (text: string | null): string => (text ?? '').toLowerCase();
const suburbKey = (map: string, suburb: string): string => `${map}|${lower(suburb)}`;
const streetKey = (map: string, name: string, suburb: string | null): string =>
  `${map}|${lower(name)}|${lower(suburb)}`;
/** Key of a street by its name alone, whatever its suburb. */
const looseKey = (map: string, name: string): string => `${map}|${lower(name)}`;

const setOnce = <Value>(map: Map<string, Value>, key: string, value: Value): void => {
  if (!map.has(key)) map.set(key, value);
};

/** Indexes the existing rows by the keys that a file would match. */
function openKnown(known: KnownTerritory): KnownPlaces {
  const numbers = new Map(known.maps.map(({ id, number }) => [id, number]));
  const nothing = { name: null, suburb: null, lang: null, completed: null, boundary: null, ...noBlocks };
  const maps = new Map(
    known.maps.map(({ id, number, type }) => [number, { id, key: number, type, ...nothing }]),
  );
  const suburbs = new Map<string, PlannedSuburb>();
  for (const { id, map_id, suburb } of known.suburbs) {
    const map = numbers.get(map_id) ?? '';
    const key = suburbKey(map, suburb);
    setOnce(suburbs, key, { id, key, map, suburb, code: null });
  }
  const names = new Map(known.suburbs.map(({ id, suburb }) => [id, suburb]));
  const streets = new Map<string, PlannedStreet>();
  const byKey = new Map<string, PlannedStreet>();
  for (const { id, map_id, name, suburb_id } of known.streets) {
    const map = numbers.get(map_id) ?? '';
    const suburb = suburb_id === null ? null : (names.get(suburb_id) ?? null);
    const street = { id, key: `#${id}`, map, name, suburb: suburb && suburbKey(map, suburb) };
    byKey.set(street.key, street);
    setOnce(streets, streetKey(map, name, suburb), street);
    setOnce(streets, looseKey(map, name), street);
  }
  return { maps, suburbs, streets, byKey };
}

/** The used maps, suburbs and streets of a plan; unused new ones are not created. */
export class Places {
  readonly #known: KnownPlaces;
  readonly #maps = new Set<PlannedMap>();
  readonly #suburbs = new Set<PlannedSuburb>();
  readonly #streets = new Set<PlannedStreet>();

  constructor(known: KnownTerritory) {
    this.#known = openKnown(known);
  }

  map(number: string): PlannedMap | undefined {
    return this.#known.maps.get(number);
  }

  addMap(number: string, type: MapType | null, completed: string | null): PlannedMap {
    const nothing = { id: null, name: null, suburb: null, lang: null, boundary: null, ...noBlocks };
    const map: PlannedMap = { ...nothing, key: number, type: type ?? 'residential', completed };
    this.#known.maps.set(number, map);
    return map;
  }

  /** MAPS-R17: rural and foreign-language maps have a name, the others a suburb. */
  call(map: PlannedMap, place: string): void {
    if (isNamed(map.type)) map.name = place;
    else map.suburb = this.#suburb(map, place, null).key;
  }

  callBySuburb(map: PlannedMap, suburb: string): void {
    map.suburb = this.#suburb(map, suburb, null).key;
  }

  /** A street without a suburb matches an address with one, and the other way round. */
  street(map: PlannedMap, { name, suburb, postcode }: StreetName): PlannedStreet {
    const { streets } = this.#known;
    const key = streetKey(map.key, name, suburb);
    const loose = streets.get(looseKey(map.key, name));
    const fitting = loose && (suburb === null || loose.suburb === null) ? loose : undefined;
    const found = streets.get(key) ?? fitting;
    if (found) return found;
    const place = suburb === null ? null : this.#suburb(map, suburb, postcode).key;
    const street = { id: null, key, map: map.key, name, suburb: place };
    streets.set(key, street);
    this.#known.byKey.set(key, street);
    setOnce(streets, looseKey(map.key, name), street);
    return street;
  }

  /**
   * Comparison key of a street with streets of other maps (ADDR-R40). A suburb known from the map only counts
   * as unknown: excluding one door too many is safer.
   */
  comparedBy(key: string): Street {
    const street = this.#known.byKey.get(key)!;
    const suburb = street.suburb === null ? undefined : this.#known.suburbs.get(street.suburb);
    return { name: street.name, suburb: suburb?.suburb ?? null };
  }

  keepStreet(street: PlannedStreet): void {
    this.#streets.add(street);
    this.#keepSuburb(street.suburb);
    this.keepMap(this.#known.maps.get(street.map)!);
  }

  keepMap(map: PlannedMap): void {
    this.#maps.add(map);
    this.#keepSuburb(map.suburb);
  }

  kept(): { maps: PlannedMap[]; suburbs: PlannedSuburb[]; streets: PlannedStreet[] } {
    return { maps: [...this.#maps], suburbs: [...this.#suburbs], streets: [...this.#streets] };
  }

  #suburb(map: PlannedMap, suburb: string, code: string | null): PlannedSuburb {
    const key = suburbKey(map.key, suburb);
    setOnce(this.#known.suburbs, key, { id: null, key, map: map.key, suburb, code });
    return this.#known.suburbs.get(key)!;
  }

  #keepSuburb(key: string | null): void {
    const suburb = key === null ? undefined : this.#known.suburbs.get(key);
    if (suburb) this.#suburbs.add(suburb);
  }
}
