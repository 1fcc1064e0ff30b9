/** Reads one territory from another program's file. */

import { allow, type Decision } from '../../decision.ts';
import { readDate } from '../../time/date-text.ts';
import { type Border, faultOf, tidyBorder } from '../borders/border.ts';
import type { MapType } from '../maps/map-type.ts';
import { readBoundary } from './boundary-text.ts';
import type { Cells } from './cells.ts';
import { readMapType } from './imported-terms.ts';
import type { LostReason } from './problem.ts';
import { holderIn, type ReadHolding, readHoldingsOfMap } from './read-assignment.ts';
import { cutTo, type MapName, plainText, type RowContext, readMapName } from './read-map-name.ts';

export const longestPlace = 60;

export interface ReadMap extends MapName {
  line: number;
  text: string;
  /** Null if not given in the file. */
  type: MapType | null;
  place: string | null;
  completed: string | null;
  boundary: Border | null;
  /** Whether the map is assigned; null if not given in the file. */
  out: boolean | null;
  history: ReadHolding[];
  /** Fields in Sheaf exports only. */
  own: OwnMap | null;
}

export interface OwnMap {
  name: string | null;
  suburb: string | null;
  lang: string | null;
  blocks: number;
  blocksAsLetters: boolean;
}

/** The first word that names a type; words that name none are reported. */
export function readType(cells: Cells, tell: RowContext['tell']): MapType | null {
  const words = cells('type');
  for (const word of words) {
    const type = readMapType(word);
    if (type !== null) return type;
  }
  if (words.length > 0) tell('type-unknown');
  return null;
}

/** The latest of these dates; unreadable ones are reported. */
export function readDay(texts: readonly string[], { order, today, tell }: RowContext): string | null {
  let latest: string | null = null;
  for (const text of texts) {
    const date = readDate(text, order, today);
    if (!date.allowed) tell(date.reason);
    else if (latest === null || date.value > latest) latest = date.value;
  }
  return latest;
}

export function readBorder(cells: Cells, tell: RowContext['tell']): Border | null {
  const [text] = cells('boundary');
  if (!text) return null;
  const boundary = readBoundary(text);
  if (!boundary.allowed) {
    tell(boundary.reason);
    return null;
  }
  const border = tidyBorder(boundary.value);
  if (faultOf(border) === null) return border;
  tell('boundary-unreadable');
  return null;
}

export function readMapRow(
  cells: Cells,
  context: RowContext,
): Decision<Omit<ReadMap, 'line' | 'text'>, LostReason> {
  const name = readMapName(cells, context);
  if (!name.allowed) return name;
  const history = readHoldingsOfMap(cells, context);
  return allow({
    ...name.value,
    history,
    out: context.tellsHolders ? holderIn(cells) !== '' || cells('assigned').length > 0 : null,
    own: null,
    type: readType(cells, context.tell),
    place: cutTo(plainText(cells('place')[0] ?? ''), longestPlace, context.tell),
    completed: readDay(cells('completed'), context),
    boundary: readBorder(cells, context.tell),
  });
}
