/** Decides what a file makes of the territory: nothing that is here is changed, nothing is listed twice (TERR-R11 to TERR-R15). */
import { asksBusinessName } from '../../maps/map-type.ts';
import { chooseNumbers } from './map-numbers.ts';
import type { ImportPlan, KnownDoor, KnownTerritory, PlannedDoor, PlannedMap } from './plan.ts';
import { Places } from './plan-places.ts';
import type { ProblemReason } from './problem.ts';
import type { ReadAddress } from './read-address-row.ts';
import type { ReadImport } from './read-import.ts';
import type { MapName } from './read-map-row.ts';

type Table = KnownDoor['table'];
type Tell = (row: { line: number; text: string }, reason: ProblemReason) => void;
type DoorNumbers = Pick<PlannedDoor, 'house' | 'suffix' | 'unit'>;

const doorKey = (street: string, { house, suffix, unit }: DoorNumbers): string =>
  [street, house, suffix ?? '', unit ?? ''].join('|').toUpperCase();

/** Which doors are listed where, here and in the plan. */
class Doors {
  readonly #here: ReadonlyMap<string, KnownDoor>;
  readonly #keys = new Set<string>();

  constructor(known: readonly KnownDoor[]) {
    this.#here = new Map(
      known.map((door) => [Doors.#keyOf(door.table, `#${door.street_id}`, door, door.name), door]),
    );
  }

  /** Businesses of one house are told apart by their names. */
  static #keyOf(table: Table, street: string, door: DoorNumbers, name: string | null): string {
    return `${table}|${doorKey(street, door)}|${table === 'preloaded' ? (name ?? '') : ''}`;
  }

  /** Why it cannot be listed (again); null once it is. */
  list(table: Table, door: PlannedDoor): 'duplicate' | 'already-listed' | null {
    const key = Doors.#keyOf(table, door.street, door, door.name);
    if (this.#here.has(key)) return 'already-listed';
    if (this.#keys.has(key)) return 'duplicate';
    this.#keys.add(key);
    return null;
  }

  isForbidden(street: string, door: DoorNumbers): boolean {
    const keys = Doors.#forbidding(street, door);
    return keys.some((key) => this.#here.has(key) || this.#keys.has(key));
  }

  /** Doors here that a do-not-call of the plan takes off the list to work. */
  takenOff(): number[] {
    const available = [...this.#here.values()].filter(({ table }) => table === 'available');
    return available
      .filter((door) => Doors.#forbidding(`#${door.street_id}`, door).some((key) => this.#keys.has(key)))
      .map(({ id }) => id);
  }

  /** ADDR-R20: a do-not-call without unit stands for every unit of the house. */
  static #forbidding(street: string, door: DoorNumbers): string[] {
    return [door, { ...door, unit: null }].map((place) => Doors.#keyOf('do-not-call', street, place, null));
  }
}

const mostFrequent = (texts: readonly (string | null)[]): string | null => {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== null) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
};

function planMaps(
  read: ReadImport,
  places: Places,
  numberOf: (name: MapName) => string | null,
  tell: Tell,
  bordered: ReadonlySet<string>,
): void {
  const seen = new Set<string>();
  for (const row of read.maps) {
    const number = numberOf(row);
    const known = number === null ? undefined : places.map(number);
    if (number === null) tell(row, 'number-too-long');
    else if (seen.has(number)) tell(row, 'duplicate');
    else if (known) {
      tell(row, 'map-listed');
      // A border that was drawn here stays.
      known.boundary = bordered.has(number!) ? null : row.boundary;
      if (known.boundary) places.keepMap(known);
    } else {
      const map = places.addMap(number, row.type, row.completed);
      map.boundary = row.boundary;
      if (row.place !== null) places.call(map, row.place);
      places.keepMap(map);
    }
    if (number !== null) seen.add(number);
  }
}

/** A map that only addresses speak of is called as they call it, else by the suburb of most of them. */
function nameMap(map: PlannedMap, addresses: readonly ReadAddress[], places: Places): void {
  const place =
    mostFrequent(addresses.map((row) => row.place)) ?? mostFrequent(addresses.map((row) => row.suburb));
  if (place !== null) places.call(map, place);
  if (map.type === 5) map.lang = mostFrequent(addresses.map(({ lang }) => lang));
  places.keepMap(map);
}

const doorOf = (row: ReadAddress, map: PlannedMap, street: string): PlannedDoor => ({
  map: map.key,
  street,
  house: row.house,
  suffix: row.suffix,
  unit: row.unit,
  name: asksBusinessName(map.type) ? row.name : null,
  phone: row.phone,
  lang: row.lang,
  attempts: row.attempts,
  date: row.date,
  note: row.note,
  lat: row.lat,
  lng: row.lng,
});

/** What the kind of address it becomes has no place for. */
function tellLeftBehind(row: ReadAddress, map: PlannedMap, tell: Tell): void {
  const isPlain = row.kind === 'preloaded';
  if (row.name !== null && !(asksBusinessName(map.type) && isPlain)) tell(row, 'name-not-kept');
  if (row.phone !== null && !isPlain) tell(row, 'phone-not-kept');
  if (row.note !== null && row.kind === 'foreign') tell(row, 'note-not-kept');
  if (row.lat !== null && row.kind === 'do-not-call') tell(row, 'place-not-kept');
  if (row.date === null && row.kind === 'do-not-call') tell(row, 'date-missing');
}

class AddressPlan {
  readonly preloaded: PlannedDoor[] = [];
  readonly available: PlannedDoor[] = [];
  readonly doNotCalls: PlannedDoor[] = [];
  readonly foreign: PlannedDoor[] = [];
  readonly #doors: Doors;

  constructor(doors: Doors) {
    this.#doors = doors;
  }

  /** Lists the row wherever it belongs; why it was listed nowhere, or null. */
  add(row: ReadAddress, door: PlannedDoor): 'do-not-call' | 'duplicate' | 'already-listed' | null {
    if (row.kind === 'do-not-call') return this.#list('do-not-call', this.doNotCalls, door);
    if (this.#doors.isForbidden(door.street, door)) return 'do-not-call';
    const refused =
      row.kind === 'foreign'
        ? this.#list('foreign', this.foreign, door)
        : this.#list('preloaded', this.preloaded, door);
    if (row.attempts === 0) return refused;
    return this.#list('available', this.available, door) === null ? null : refused;
  }

  #list(table: Table, rows: PlannedDoor[], door: PlannedDoor): 'duplicate' | 'already-listed' | null {
    const refused = this.#doors.list(table, door);
    if (refused === null) rows.push(door);
    return refused;
  }
}

/** `known` has every map under a number that the file may mean, and what stands on them. */
export function planImport(read: ReadImport, known: KnownTerritory): ImportPlan {
  const problems = [...read.problems];
  const tell: Tell = ({ line, text }, reason) => problems.push({ line, reason, text });
  const places = new Places(known);
  const numberOf = chooseNumbers(
    [...read.maps, ...read.addresses],
    new Set(known.maps.map(({ number }) => number)),
  );
  const doors = new Doors(known.doors);
  const plan = new AddressPlan(doors);
  const newMaps = new Map<PlannedMap, ReadAddress[]>();
  const otherwise = new Set<PlannedMap>();
  const bordered = new Set(known.maps.flatMap((map) => (map.bordered ? [map.number] : [])));
  planMaps(read, places, numberOf, tell, bordered);
  // Do-not-calls come first, so that none of the others is offered where nobody is to call.
  const byKind = [
    ...read.addresses.filter(({ kind }) => kind === 'do-not-call'),
    ...read.addresses.filter(({ kind }) => kind !== 'do-not-call'),
  ];
  for (const row of byKind) {
    const number = numberOf(row);
    if (number === null) {
      tell(row, row.kind === 'do-not-call' ? 'do-not-call-lost' : 'number-too-long');
      continue;
    }
    const here = places.map(number);
    const map = here ?? places.addMap(number, row.type, null);
    if (!here) newMaps.set(map, []);
    newMaps.get(map)?.push(row);
    if (row.type !== null && row.type !== map.type && !otherwise.has(map)) tell(row, 'type-differs');
    if (row.type !== null && row.type !== map.type) otherwise.add(map);
    const street = places.street(map, { name: row.street, suburb: row.suburb, postcode: row.postcode });
    const refused = plan.add(row, doorOf(row, map, street.key));
    if (refused) tell(row, refused);
    else {
      places.keepStreet(street);
      tellLeftBehind(row, map, tell);
    }
  }
  const kept = new Set(places.kept().maps);
  for (const [map, rows] of newMaps) if (kept.has(map)) nameMap(map, rows, places);
  const { preloaded, available, doNotCalls, foreign } = plan;
  const rows = { preloaded, available, doNotCalls, foreign };
  problems.sort((a, b) => a.line - b.line);
  return { ...places.kept(), ...rows, takenOff: doors.takenOff(), problems };
}
