/** Reads the rows of an address file: which columns they stand in, and one door from each row or the reason why not. */
import { allow, type Decision, refuse } from '../decision.ts';
import { cutCell } from '../files/cut-cell.ts';
import { type MatchedColumn, matchedPlaces } from '../files/matched-columns.ts';
import { foldSpaces } from '../files/spaces.ts';
import { beginOf } from '../territory-import/cells.ts';
import { readHouse } from './house.ts';

export interface FileColumns {
  house: number;
  street: number;
  latitude: number;
  longitude: number;
  unit: number | null;
  suburb: number | null;
  postcode: number | null;
}

const spellings: Record<keyof FileColumns, string[]> = {
  house: ['housenumber', 'houseno', 'house', 'number', 'streetnumber', 'no', 'addrhousenumber'],
  street: ['streetname', 'street', 'road', 'roadname', 'addrstreet'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng', 'lon', 'long'],
  unit: ['unit', 'flat', 'apartment', 'apartmentnumber', 'unitnumber', 'addrunit'],
  suburb: ['suburb', 'suburbname', 'locality', 'localityname', 'town', 'city', 'addrsuburb', 'addrcity'],
  postcode: ['postcode', 'postalcode', 'zip', 'zipcode', 'addrpostcode'],
};

/** In the order in which they are asked for; the first four are needed. */
export const addressColumns = [
  'house',
  'street',
  'latitude',
  'longitude',
  'unit',
  'suburb',
  'postcode',
] as const satisfies readonly (keyof FileColumns)[];

export type MatchedAddressColumn = MatchedColumn<(typeof addressColumns)[number]>;

/** Where a field stands, by hand or by its heading; -1 where it does not. */
export function openColumns(
  heading: readonly string[],
  matched: readonly MatchedAddressColumn[],
): (field: keyof FileColumns) => number {
  const byHand = matchedPlaces(heading, matched);
  const names = heading.map((name, place) =>
    byHand.handled.has(place) ? '' : name.toLowerCase().replaceAll(/[^a-z]/g, ''),
  );
  return (field) => byHand.places.get(field) ?? names.findIndex((name) => spellings[field].includes(name));
}

/** Columns by their heading, in any order and case, or by hand; null when one that is needed is not there. */
export function findColumns(
  heading: readonly string[],
  matched: readonly MatchedAddressColumn[] = [],
): FileColumns | null {
  const at = openColumns(heading, matched);
  const columns = {
    house: at('house'),
    street: at('street'),
    latitude: at('latitude'),
    longitude: at('longitude'),
  };
  if (Object.values(columns).includes(-1)) return null;
  const optional = (field: keyof FileColumns): number | null => (at(field) === -1 ? null : at(field));
  return {
    ...columns,
    unit: optional('unit'),
    suburb: optional('suburb'),
    postcode: optional('postcode'),
  };
}

export interface FileAddress {
  house: string;
  suffix: string | null;
  unit: string | null;
  street: string;
  suburb: string | null;
  postcode: string | null;
  lat: number;
  lng: number;
}

export type RowRefusal =
  | 'house-missing'
  | 'house-unreadable'
  | 'house-reversed'
  | 'street-missing'
  | 'coordinates-wrong';

export const readPlace = (latitude: string, longitude: string): { lat: number; lng: number } | null => {
  const lat = Number(latitude);
  const lng = Number(longitude);
  const real =
    latitude.trim() !== '' && longitude.trim() !== '' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return real ? { lat, lng } : null;
};

/** `12`, `12a`, `8-10`, `3/31`, `3/31B`; `2-1` is reversed and nobody can say what was meant. */
export const readNumbers = (
  text: string,
): Decision<Pick<FileAddress, 'house' | 'suffix' | 'unit'>, 'house-unreadable' | 'house-reversed'> => {
  const [whole, unit, house, letter, end] =
    /^(?:([\da-z]{1,6}) ?\/ ?)?(\d+) ?([a-z])?(?: ?- ?(\d+))?$/i.exec(foldSpaces(text.trim())) ?? [];
  if (!whole || (letter && end)) return refuse('house-unreadable');
  const read = readHouse(house!, letter ?? (end ? `-${end}` : null));
  if (!read.allowed) return refuse(read.reason === 'house-reversed' ? 'house-reversed' : 'house-unreadable');
  return allow({ ...read.value, unit: unit ? unit.toUpperCase() : null });
};

/** Signs of a house or a coordinate; the texts beside them are no longer. */
const longestFigure = 60;

export function readRow(row: readonly string[], columns: FileColumns): Decision<FileAddress, RowRefusal> {
  const cell = (column: number | null, most = longestFigure): string =>
    column === null ? '' : cutCell(row[column], most);
  const street = beginOf(cell(columns.street, 190), 190);
  if (cell(columns.house) === '') return refuse('house-missing');
  if (street === '') return refuse('street-missing');
  const place = readPlace(cell(columns.latitude), cell(columns.longitude));
  if (!place) return refuse('coordinates-wrong');
  const numbers = readNumbers(cell(columns.house));
  if (!numbers.allowed) return numbers;
  const unit = numbers.value.unit ?? (beginOf(cell(columns.unit), 25).toUpperCase() || null);
  const suburb = beginOf(cell(columns.suburb), 60) || null;
  const postcode = beginOf(cell(columns.postcode), 10) || null;
  return allow({ ...numbers.value, unit, street, suburb, postcode, ...place });
}

/** The same door written twice counts once. */
export const doorKey = (address: Pick<FileAddress, 'street' | 'house' | 'suffix' | 'unit'>): string =>
  [address.street.toLowerCase(), address.house, address.suffix ?? '', address.unit ?? ''].join('|');
