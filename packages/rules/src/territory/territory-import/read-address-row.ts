/**
 * Reads one address from another program's file: its map, its door and further details (TERR-R12 to
 * TERR-R15).
 */

import { allow, type Decision, refuse } from '../../decision.ts';
import { readDate } from '../../time/date-text.ts';
import { readNumbers, readPlace } from '../addresses/address-file.ts';
import { readDoNotCallMark, saysDoNotCall } from '../addresses/do-not-call-mark.ts';
import { longestUnit, readUnits } from '../addresses/unit.ts';
import type { MapType } from '../maps/map-type.ts';
import type { Cells } from './cells.ts';
import { type AddressState, readLanguage, readState } from './imported-terms.ts';
import type { LostReason } from './problem.ts';
import { cutTo, type MapName, type RowContext, readMapName } from './read-map-name.ts';
import { longestPlace, readDay, readType } from './read-map-row.ts';
import { splitAddress } from './split-address.ts';

export interface ReadDoor {
  street: string;
  house: string;
  suffix: string | null;
  unit: string | null;
}

export interface ReadAddress extends MapName, ReadDoor {
  line: number;
  text: string;
  type: MapType | null;
  place: string | null;
  suburb: string | null;
  postcode: string | null;
  /**
   * `street` (without addresses) and `available` come from Sheaf exports only; in other files the attempts of
   * a preloaded address make it available too.
   */
  kind: 'preloaded' | 'do-not-call' | 'foreign' | 'available' | 'street';
  attempts: number;
  date: string | null;
  name: string | null;
  phone: string | null;
  note: string | null;
  /** Null for the congregation's own language, or if not given. */
  lang: string | null;
  lat: number | null;
  lng: number | null;
}

const mostAttempts = 99;

function readUnit(text: string, tell: RowContext['tell']): string | null {
  const kept = cutTo(text, longestUnit, tell);
  if (kept === null) return null;
  const units = readUnits(kept);
  // A list of units in one row is one door in the file, so it remains one here.
  return units.allowed && units.value.length === 1 ? units.value[0]! : kept;
}

/** The house number of a row, from its own column or from the address. */
export const houseIn = (cells: Cells): string =>
  cells('house')[0] ?? splitAddress(cells('address')[0] ?? '')?.house ?? '';

function readDoor(cells: Cells, { tell, hyphen }: RowContext): Decision<ReadDoor, LostReason> {
  const [address = ''] = cells('address');
  const split = splitAddress(address);
  const street = cutTo(cells('street')[0] ?? split?.street, 120, tell);
  const house = houseIn(cells);
  if (!street) return refuse('street-missing');
  if (!house) return refuse('house-missing');
  const numbers = readNumbers(house, hyphen, tell);
  return allow({ street, ...numbers, unit: numbers.unit ?? readUnit(cells('unit')[0] ?? '', tell) });
}

function readStates(cells: Cells, tell: RowContext['tell']): Set<AddressState> {
  const states = cells('state').map(readState);
  if (states.includes(null)) tell('state-unknown');
  const kinds = cells('kind').map(readState);
  if (kinds.includes(null)) tell('kind-unknown');
  return new Set([...states, ...kinds].filter((state) => state !== null));
}

export function readAttempts(
  cells: Cells,
  states: ReadonlySet<AddressState>,
  tell: RowContext['tell'],
): number {
  const [text = '0'] = cells('attempts');
  const readable = /^\d{1,2}$/.test(text) && Number(text) <= mostAttempts;
  if (!readable) tell('attempts-unreadable');
  const attempts = readable ? Number(text) : 0;
  return states.has('not-home') ? Math.max(1, attempts) : attempts;
}

/** A language other than the congregation's own. */
function readOtherLanguage(cells: Cells, { lang, tell }: RowContext): string | null {
  const [text] = cells('language');
  if (!text) return null;
  const code = readLanguage(text);
  if (code === null) tell('language-unknown');
  return code === lang.split('-')[0] ? null : code;
}

export function readCoordinates(
  cells: Cells,
  tell: RowContext['tell'],
): { lat: number | null; lng: number | null } {
  // In locales with a decimal comma, spreadsheets write it here too.
  const [lat = '', lng = ''] = [cells('latitude')[0], cells('longitude')[0]].map((text) =>
    text?.replace(/^(-?\d+),(\d+)$/, '$1.$2'),
  );
  // Programs write 0, 0 (in the sea off Africa) for an unknown place.
  if ((lat === '' && lng === '') || (Number(lat) === 0 && Number(lng) === 0)) return { lat: null, lng: null };
  const place = readPlace(lat, lng);
  if (!place) tell('coordinates-wrong');
  return place ?? { lat: null, lng: null };
}

interface DoNotCallMark {
  isMarked: boolean;
  /** Date of the request, and words besides the mark, if the column has them. */
  day: string | null;
  words: string[];
}

function readMark(cells: Cells, states: ReadonlySet<AddressState>, context: RowContext): DoNotCallMark {
  const marks = cells('doNotCall')
    .map(readDoNotCallMark)
    .filter((mark) => mark !== null);
  const read = marks.map((mark) => readDate(mark, context.order, context.today));
  return {
    isMarked: marks.length > 0 || states.has('do-not-call') || cells('notes').some(saysDoNotCall),
    day: read.flatMap((day) => (day.allowed ? [day.value] : []))[0] ?? null,
    words: marks.filter((mark, place) => mark !== '' && !read[place]!.allowed),
  };
}

export function readAddressRow(
  cells: Cells,
  context: RowContext,
): Decision<Omit<ReadAddress, 'line' | 'text'>, LostReason> {
  const { tell } = context;
  const states = readStates(cells, tell);
  const mark = readMark(cells, states, context);
  const isDoNotCall = mark.isMarked;
  const map = readMapName(cells, context);
  const door = readDoor(cells, context);
  if (isDoNotCall && !(map.allowed && door.allowed)) return refuse('do-not-call-lost');
  if (!map.allowed) return map;
  if (states.has('no-door')) return refuse('marked-gone');
  if (!door.allowed) return door;
  const lang = readOtherLanguage(cells, context);
  return allow({
    ...map.value,
    ...door.value,
    ...readCoordinates(cells, tell),
    type: readType(cells, tell),
    place: cutTo(cells('place')[0], longestPlace, tell),
    suburb: cutTo(cells('suburb')[0], longestPlace, tell),
    postcode: cutTo(cells('postcode')[0], 10, tell),
    kind: isDoNotCall ? 'do-not-call' : lang === null ? 'preloaded' : 'foreign',
    attempts: readAttempts(cells, states, tell),
    date: mark.day ?? readDay(cells('dates'), context),
    name: cutTo(cells('name')[0], 120, tell),
    phone: cutTo(cells('phone')[0], 40, tell),
    note: cutTo([...mark.words, ...cells('notes')].join(' / '), 500, tell),
    lang,
  });
}
