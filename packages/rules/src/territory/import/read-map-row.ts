/** One territory of another program's file. */
import { allow, type Decision, refuse } from '../../decision.ts';
import type { MapType } from '../../maps/map-type.ts';
import { type DayOrder, readDate } from '../../time/date-text.ts';
import { type Border, faultOf, tidyBorder } from '../border.ts';
import { readBoundary } from '../boundary-text.ts';
import { beginOf, type Cells } from './cells.ts';
import type { LostReason, ToldReason } from './problem.ts';
import { readMapType } from './row-words.ts';

export const longestNumber = 10;
export const longestPlace = 60;

export interface RowContext {
  /** The congregation's day. */
  today: string;
  /** The congregation's own language, by its code. */
  lang: string;
  order: DayOrder | null;
  /** The file has no column for the number of a map. */
  numberless: boolean;
  /** Hears of what is not taken although the row is. */
  tell(reason: ToldReason): void;
}

/** Which map a row means: its number, and the code of its category, which some programs write before it. */
export interface MapName {
  number: string;
  code: string;
}

export interface ReadMap extends MapName {
  line: number;
  text: string;
  /** Null when the file does not say. */
  type: MapType | null;
  place: string | null;
  completed: string | null;
  boundary: Border | null;
}

/** Cut to what the database holds; a cut is told. */
export function cutTo(text: string | undefined, most: number, tell: RowContext['tell']): string | null {
  if (!text) return null;
  if (text.length > most) tell('text-shortened');
  return beginOf(text, most);
}

export function readMapName(
  cells: Cells,
  { numberless }: RowContext,
): Decision<MapName, 'number-missing' | 'number-too-long'> {
  const [number = ''] = cells('number');
  if (number === '') return numberless ? allow({ number, code: '' }) : refuse('number-missing');
  const whole = `${number}${cells('suffix')[0] ?? ''}`;
  return whole.length > longestNumber
    ? refuse('number-too-long')
    : allow({ number: whole, code: cells('code')[0] ?? '' });
}

/** The first of its words that says a type; words that say none are told. */
export function readType(cells: Cells, tell: RowContext['tell']): MapType | null {
  const words = cells('type');
  for (const word of words) {
    const type = readMapType(word);
    if (type !== null) return type;
  }
  if (words.length > 0) tell('type-unknown');
  return null;
}

/** The latest day of these; those that cannot be read are told. */
export function readDay(texts: readonly string[], { order, today, tell }: RowContext): string | null {
  let latest: string | null = null;
  for (const text of texts) {
    const date = readDate(text, order, today);
    if (!date.allowed) tell(date.reason);
    else if (latest === null || date.value > latest) latest = date.value;
  }
  return latest;
}

function readBorder(cells: Cells, tell: RowContext['tell']): Border | null {
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
  return allow({
    ...name.value,
    type: readType(cells, context.tell),
    place: cutTo(cells('place')[0], longestPlace, context.tell),
    completed: readDay(cells('completed'), context),
    boundary: readBorder(cells, context.tell),
  });
}
