/**
 * Plans the import of a file: existing data is unchanged, and nothing is listed twice (TERR-R11 to TERR-R15).
 */
import { asksBusinessName, gathersForeign } from '../maps/map-type.ts';
import { isSheafFormat } from './formats.ts';
import type { Holder } from './holder-names.ts';
import { type ChosenNumber, chooseNumbers, type SpellingChoice } from './map-numbers.ts';
import type { ImportPlan, KnownAssignment, KnownTerritory, PlannedDoor, PlannedMap } from './plan.ts';
import { AddressPlan } from './plan-addresses.ts';
import { planHistory } from './plan-history.ts';
import { Places } from './plan-places.ts';
import type { ProblemReason } from './problem.ts';
import type { ReadAddress } from './read-address-row.ts';
import { isHolding } from './read-assignment.ts';
import type { ReadImport } from './read-import.ts';
import type { MapName } from './read-map-name.ts';
import type { OwnMap, ReadMap } from './read-map-row.ts';

type NumberOf = (name: MapName) => ChosenNumber;
type ToldRow = MapName & { line: number; text: string };
type ProblemReporter = (row: { line: number; text: string }, reason: ProblemReason) => void;

const mostFrequent = (texts: readonly (string | null)[]): string | null => {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== null) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
};

/** Copies the name and settings of a map from a Sheaf export. */
function callOwn(map: PlannedMap, own: OwnMap, places: Places): void {
  if (own.suburb !== null) places.callBySuburb(map, own.suburb);
  map.name = own.name;
  map.lang = own.lang;
  map.blocks = own.blocks;
  map.blocksAsLetters = own.blocksAsLetters;
}

function planMaps(
  read: ReadImport,
  places: Places,
  numberOf: NumberOf,
  tell: ProblemReporter,
  bordered: ReadonlySet<string>,
): { row: ReadMap; map: PlannedMap }[] {
  const listed: { row: ReadMap; map: PlannedMap }[] = [];
  const seen = new Set<string>();
  for (const row of read.maps) {
    const chosen = numberOf(row);
    if ('fault' in chosen) {
      tell(row, chosen.fault);
      continue;
    }
    const { number } = chosen;
    const known = places.map(number);
    if (seen.has(number)) tell(row, 'duplicate');
    else if (known) {
      listed.push({ row, map: known });
      // An existing border is not replaced.
      known.boundary = bordered.has(number) ? null : row.boundary;
      if (known.boundary) places.keepMap(known);
    } else {
      const map = places.addMap(number, row.type, row.completed);
      map.boundary = row.boundary;
      if (row.place !== null) places.call(map, row.place);
      if (row.own) callOwn(map, row.own, places);
      places.keepMap(map);
    }
    seen.add(number);
  }
  return listed;
}

/**
 * Names a map known from addresses only: by the most frequent place in its rows, else by their most frequent
 * suburb.
 */
function nameMap(map: PlannedMap, addresses: readonly ReadAddress[], places: Places): void {
  const place =
    mostFrequent(addresses.map((row) => row.place)) ?? mostFrequent(addresses.map((row) => row.suburb));
  if (place !== null) places.call(map, place);
  if (gathersForeign(map.type)) map.lang = mostFrequent(addresses.map(({ lang }) => lang));
  places.keepMap(map);
}

const doorOf = (row: ReadAddress, map: PlannedMap, street: string, isOwn: boolean): PlannedDoor => ({
  map: map.key,
  street,
  house: row.house,
  suffix: row.suffix,
  unit: row.unit,
  name: isOwn || asksBusinessName(map.type) ? row.name : null,
  phone: row.phone,
  lang: row.lang,
  attempts: row.attempts,
  date: row.date,
  note: row.note,
  lat: row.lat,
  lng: row.lng,
});

/** Reports values that the resulting kind of address does not store. */
function tellLeftBehind(row: ReadAddress, map: PlannedMap, tell: ProblemReporter, isOwn: boolean): void {
  if (isOwn) return;
  const isPlain = row.kind === 'preloaded';
  if (row.name !== null && !(asksBusinessName(map.type) && isPlain)) tell(row, 'name-not-kept');
  if (row.phone !== null && !isPlain) tell(row, 'phone-not-kept');
  if (row.note !== null && row.kind === 'foreign') tell(row, 'note-not-kept');
  if (row.lat !== null && row.kind === 'do-not-call') tell(row, 'place-not-kept');
  if (row.date === null && row.kind === 'do-not-call') tell(row, 'date-missing');
}

/** Merges the assignments of the file with the existing ones. */
function planAssignments(
  read: ReadImport,
  known: KnownTerritory,
  { places, numberOf, tell, holderOf, inactive }: Planning,
): ReturnType<typeof planHistory> {
  const ofMaps = new Map<number, KnownAssignment[]>();
  for (const one of known.assignments) ofMaps.set(one.map_id, [...(ofMaps.get(one.map_id) ?? []), one]);
  const maps = new Map(known.maps.map((map) => [map.id, map]));
  const mapLines = new Set(read.maps.map(({ line }) => line));
  return planHistory(read.history, {
    map: (note) => {
      const chosen = numberOf(note);
      if (!('fault' in chosen)) return places.map(chosen.number);
      // The row of the map has its own report.
      if (isHolding(note) && !mapLines.has(note.line)) tell(note, chosen.fault);
      return null;
    },
    known: (id) => ({ ...maps.get(id)!, assignments: ofMaps.get(id) ?? [] }),
    holder: holderOf,
    keepMap: (map) => places.keepMap(map),
    inactive,
    tell,
  });
}

/** Matches of the names in a file, and which of these people are inactive. */
type People = Pick<Planning, 'holderOf' | 'inactive'>;

interface PlanChoices extends People {
  /** Numbers of all existing maps; `known` has only those that the file may refer to. */
  here?: ReadonlySet<string>;
  spellings?: SpellingChoice | undefined;
}

const plain: PlanChoices = { holderOf: (name) => ({ name, person: null }), inactive: new Set() };

interface Planning {
  places: Places;
  numberOf: NumberOf;
  tell: ProblemReporter;
  holderOf: (name: string) => Holder;
  inactive: ReadonlySet<number>;
}

/** Reports once that a number was matched to a map with a code. */
function tellingCodes(choose: NumberOf, tell: ProblemReporter): NumberOf {
  const told = new Set<string>();
  return (name: MapName | ToldRow) => {
    const chosen = choose(name);
    if (!('isCodeAdded' in chosen) || !('line' in name) || told.has(chosen.number)) return chosen;
    told.add(chosen.number);
    tell(name, 'code-added');
    return chosen;
  };
}

/** Plans every address on its map and street. */
function planAddresses(
  read: ReadImport,
  known: KnownTerritory,
  { places, numberOf, tell }: Planning,
): AddressPlan {
  const plan = new AddressPlan(known.doors, (key) => places.comparedBy(key));
  const isOwn = isSheafFormat(read.format);
  const newMaps = new Map<PlannedMap, ReadAddress[]>();
  const otherwise = new Set<PlannedMap>();
  // Do-not-calls come first, so that no later row makes a covered door available.
  const byKind = [
    ...read.addresses.filter(({ kind }) => kind === 'do-not-call'),
    ...read.addresses.filter(({ kind }) => kind !== 'do-not-call'),
  ];
  for (const row of byKind) {
    const chosen = numberOf(row);
    if ('fault' in chosen) {
      tell(row, row.kind === 'do-not-call' ? 'do-not-call-lost' : chosen.fault);
      continue;
    }
    const { number } = chosen;
    const here = places.map(number);
    const map = here ?? places.addMap(number, row.type, null);
    if (!here) newMaps.set(map, []);
    newMaps.get(map)?.push(row);
    if (row.type !== null && row.type !== map.type && !otherwise.has(map)) tell(row, 'type-differs');
    if (row.type !== null && row.type !== map.type) otherwise.add(map);
    const street = places.street(map, { name: row.street, suburb: row.suburb, postcode: row.postcode });
    if (row.kind === 'street') {
      if (street.id === null) places.keepStreet(street);
      else tell(row, 'already-listed');
      continue;
    }
    const refused = plan.add(row, doorOf(row, map, street.key, isOwn), isOwn);
    if (refused) tell(row, refused);
    else {
      places.keepStreet(street);
      tellLeftBehind(row, map, tell, isOwn);
    }
  }
  const kept = new Set(places.kept().maps);
  for (const [map, rows] of newMaps) if (kept.has(map)) nameMap(map, rows, places);
  return plan;
}

/** `known` contains every map that the file may refer to, with its addresses and assignments. */
export function planImport(
  read: ReadImport,
  known: KnownTerritory,
  { holderOf, inactive, here, spellings }: PlanChoices = plain,
): ImportPlan {
  const problems = [...read.problems];
  const tell: ProblemReporter = ({ line, text }, reason) => problems.push({ line, reason, text });
  const places = new Places(known);
  const choose = chooseNumbers([...read.maps, ...read.addresses, ...read.history], {
    known: here ?? new Set(known.maps.map(({ number }) => number)),
    spellings,
    isExact: isSheafFormat(read.format),
  });
  const numberOf = tellingCodes(choose, tell);
  const planning = { places, numberOf, tell, holderOf, inactive };
  const bordered = new Set(known.maps.flatMap((map) => (map.bordered ? [map.number] : [])));
  const listed = planMaps(read, places, numberOf, tell, bordered);
  const plan = planAddresses(read, known, planning);
  const history = planAssignments(read, known, planning);
  for (const { row, map } of listed) if (!history.maps.has(map)) tell(row, 'map-listed');
  const { preloaded, available, doNotCalls, foreign } = plan;
  const rows = { preloaded, available, doNotCalls, foreign, assignments: history.assignments };
  problems.sort((a, b) => a.line - b.line);
  return { ...places.kept(), ...rows, takenOff: plan.takenOff(), problems };
}
