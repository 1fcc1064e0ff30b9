/**
 * Reads a shape of a map file (KML, GeoJSON) that has only a name, "12 - Montello"; or a point with an
 * address (TERR-R32, TERR-R52).
 */

import { allow, type Decision, refuse } from '../../decision.ts';
import { toWellFormed } from '../../text/well-formed.ts';
import { readDoNotCallMark, saysDoNotCall } from '../addresses/do-not-call-mark.ts';
import { placeInBorders } from '../borders/place-in-borders.ts';
import { longestMapNumber } from '../maps/map-number.ts';
import type { Cells } from './cells.ts';
import type { LostReason, RowProblem } from './problem.ts';
import { type ReadAddress, readAddressRow, readCoordinates } from './read-address-row.ts';
import { cutTo, plainText, type RowContext } from './read-map-name.ts';
import { longestPlace, type ReadMap, readBorder } from './read-map-row.ts';
import { splitAddress } from './split-address.ts';

const number = String.raw`\p{L}{0,3}-?\d+\p{L}?(?:-\d+)?`;
const word = /^(?:map|territory|terr|no|nr)\b[.:]? ?/iu;
const before = new RegExp(`^#?(${number})(?: ?[-–—:,;|/.)] ?| |$)(.*)$`, 'u');
const behind = new RegExp(String.raw`^(.*\p{L})[\s,:–—-]+#?(${number})$`, 'u');

/** Shortens a long name to its beginning and its end, independent of the rest of the file. */
const shortName = (name: string): string =>
  `${name.slice(0, 12)}…${name.slice(13 - longestMapNumber).trimStart()}`.replace(/[\uD800-\uDBFF](?=…)/, '');

/**
 * The number of a map and the place next to it; a name without a number is used for both. Null without a
 * name.
 */
export function splitShapeName(name: string): { number: string; place: string } | null {
  const text = plainText(name);
  const [, first, rest] = before.exec(text.replace(word, '')) ?? before.exec(text) ?? [];
  if (first && first.length <= longestMapNumber) return { number: first, place: rest ?? '' };
  const [, place, last] = behind.exec(text) ?? [];
  if (place && last && last.length <= longestMapNumber) return { number: last, place };
  if (text === '') return null;
  return text.length <= longestMapNumber
    ? { number: text, place: '' }
    : { number: toWellFormed(shortName(text)), place: text };
}

/** A point without an address that is marked as a do-not-call. */
const saysDoNotCallIn = (cells: Cells): boolean =>
  cells('doNotCall').some((mark) => readDoNotCallMark(mark) !== null) ||
  [...cells('name'), ...cells('place'), ...cells('state')].map(plainText).some(saysDoNotCall);

const nameOf = (cells: Cells): string => cells('number')[0] ?? cells('name')[0] ?? '';

export function readShapeRow(
  cells: Cells,
  context: RowContext,
): Decision<Omit<ReadMap, 'line' | 'text'>, LostReason> {
  if (cells('boundary').length === 0) return refuse(saysDoNotCallIn(cells) ? 'do-not-call-lost' : 'no-area');
  const named = splitShapeName(nameOf(cells));
  if (!named) return refuse('number-missing');
  const place = named.place || plainText(cells('place')[0] ?? '');
  return allow({
    number: named.number,
    code: null,
    type: null,
    place: cutTo(place, longestPlace, context.tell),
    completed: null,
    boundary: readBorder(cells, context.tell),
    out: null,
    history: [],
    own: null,
  });
}

/**
 * The cells of a point as those of an address: its name may be the address, and its description is a note.
 */
function cellsOfPoint(cells: Cells): Cells {
  const hasAddress = cells('address').length > 0 || (cells('street').length > 0 && cells('house').length > 0);
  const name = plainText(cells('name')[0] ?? '');
  const notes = [...cells('place').map(plainText), ...(saysDoNotCall(name) ? [name] : [])];
  return (field) => {
    if (field === 'address' && !hasAddress) return name === '' ? [] : [name];
    if (field === 'name') return hasAddress && name !== '' ? [name] : [];
    if (field === 'notes') return notes.filter((note) => note !== '');
    return field === 'place' || field === 'boundary' ? [] : cells(field);
  };
}

/** Whether a row is a point on the ground that names a house. */
export function isAddressPoint(cells: Cells): boolean {
  if (cells('boundary').length > 0 || readCoordinates(cells, () => {}).lat === null) return false;
  const point = cellsOfPoint(cells);
  const isApart = point('street').length > 0 && point('house').length > 0;
  return isApart || splitAddress(point('address')[0] ?? '') !== null;
}

export const readPointRow = (
  cells: Cells,
  context: RowContext,
): Decision<Omit<ReadAddress, 'line' | 'text'>, LostReason> =>
  readAddressRow(cellsOfPoint(cells), { ...context, numberless: true });

/**
 * Merges the shapes of a map that consists of several parts. Reports a different long name that was shortened
 * to the same number as unclear.
 */
export function joinShapes(shapes: readonly ReadMap[], problems: RowProblem[]): ReadMap[] {
  const maps = new Map<string, ReadMap>();
  for (const shape of shapes) {
    const known = maps.get(shape.number);
    if (!known) maps.set(shape.number, { ...shape });
    else if (shape.number.includes('…') && shape.place !== known.place)
      problems.push({ line: shape.line, reason: 'map-unclear', text: shape.text });
    else if (shape.boundary) known.boundary = [...(known.boundary ?? []), ...shape.boundary];
  }
  return [...maps.values()];
}

interface BorderedRow {
  number: string;
  border: ReadMap['boundary'];
}

/** Puts addresses without a map number on the map whose area contains them. */
export function placeAddresses(
  addresses: readonly ReadAddress[],
  maps: readonly BorderedRow[],
): ReadAddress[] {
  const bordered = maps.flatMap(({ border }, id) => (border ? [{ id, border }] : []));
  const placeable = addresses.flatMap((address, at) =>
    address.number === '' && address.lat !== null && address.lng !== null
      ? [{ at, lat: address.lat, lng: address.lng }]
      : [],
  );
  const placed = [...addresses];
  for (const [id, inside] of placeInBorders(placeable, bordered).inside)
    for (const { at } of inside) placed[at] = { ...placed[at]!, number: maps[id]!.number };
  return placed;
}
