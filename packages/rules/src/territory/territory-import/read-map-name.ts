/** Reads the number of the map in a row, and defines the context for reading rows. */

import { allow, type Decision, refuse } from '../../decision.ts';
import { foldSpaces, replaceTags } from '../../files/spaces.ts';
import type { DayOrder } from '../../time/date-text.ts';
import type { HyphenMeaning } from '../addresses/house-suffix.ts';
import { longestMapNumber } from '../maps/map-number.ts';
import { beginOf, type Cells } from './cells.ts';
import type { ToldReason } from './problem.ts';

export interface RowContext {
  /** Today in the congregation's time zone. */
  today: string;
  /** Code of the congregation's language. */
  lang: string;
  order: DayOrder | null;
  /** The file has no column for the number of a map. */
  numberless: boolean;
  /** The file has no column for category codes. */
  codeless: boolean;
  /** The file has a column for the holder of a territory. */
  tellsHolders: boolean;
  hyphen: HyphenMeaning;
  /** Receives problems of an imported row. */
  tell(reason: ToldReason): void;
}

/** The map of a row: its number, and its category code, which some programs write before the number. */
export interface MapName {
  number: string;
  /** Null if the file has no column for codes. */
  code: string | null;
}

/** Converts HTML to text, because descriptions of maps contain HTML. */
export const plainText = (html: string): string =>
  foldSpaces(replaceTags(html, ' ').replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&')).trim();

/** Cuts to the database limit; a cut is reported. */
export function cutTo(text: string | undefined, most: number, tell: RowContext['tell']): string | null {
  if (!text) return null;
  if (text.length > most) tell('text-shortened');
  return beginOf(text, most);
}

export function readMapName(
  cells: Cells,
  { numberless, codeless }: RowContext,
): Decision<MapName, 'number-missing' | 'number-too-long'> {
  const [number = ''] = cells('number');
  if (number === '') return numberless ? allow({ number, code: null }) : refuse('number-missing');
  const whole = `${number}${cells('suffix')[0] ?? ''}`;
  return whole.length > longestMapNumber
    ? refuse('number-too-long')
    : allow({ number: whole, code: codeless ? null : (cells('code')[0] ?? '') });
}
