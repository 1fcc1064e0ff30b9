/** A shape of a map file (KML, GeoJSON) that says no more than what it is called: "12 - Montello" (TERR-R32). */
import { allow, type Decision, refuse } from '../../decision.ts';
import type { Cells } from './cells.ts';
import type { LostReason } from './problem.ts';
import { cutTo, longestNumber, plainText, type RowContext } from './read-map-name.ts';
import { longestPlace, type ReadMap, readBorder } from './read-map-row.ts';

const number = String.raw`\p{L}{0,3}-?\d+\p{L}?(?:-\d+)?`;
const word = /^(?:map|territory|terr|no|nr)\b[.:]? ?/iu;
const before = new RegExp(`^#?(${number})(?: ?[-–—:,;|/.)] ?| |$)(.*)$`, 'u');
const behind = new RegExp(String.raw`^(.*\p{L})[\s,:–—-]+#?(${number})$`, 'u');

/** The number of a map and the place that stands with it; without a number, or with none that is one, null. */
export function splitShapeName(name: string): { number: string; place: string } | null {
  const text = plainText(name);
  const [, first, rest] = before.exec(text.replace(word, '')) ?? before.exec(text) ?? [];
  if (first) return { number: first, place: rest ?? '' };
  const [, place, last] = behind.exec(text) ?? [];
  if (place && last) return { number: last, place };
  return /\d/.test(text) && !text.includes(' ') ? { number: text, place: '' } : null;
}

export function readShapeRow(
  cells: Cells,
  context: RowContext,
): Decision<Omit<ReadMap, 'line' | 'text'>, LostReason> {
  if (cells('boundary').length === 0) return refuse('no-area');
  const named = splitShapeName(cells('number')[0] ?? cells('name')[0] ?? '');
  if (!named) return refuse('number-missing');
  if (named.number.length > longestNumber) return refuse('number-too-long');
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

/** A map that lies in several parts has a shape for each. */
export function joinShapes(shapes: readonly ReadMap[]): ReadMap[] {
  const maps = new Map<string, ReadMap>();
  for (const shape of shapes) {
    const known = maps.get(shape.number);
    if (!known) maps.set(shape.number, { ...shape });
    else if (shape.boundary) known.boundary = [...(known.boundary ?? []), ...shape.boundary];
  }
  return [...maps.values()];
}
