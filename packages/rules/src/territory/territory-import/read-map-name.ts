/** Which map a row of a file means, and what every row is read with. */

import { allow, type Decision, refuse } from '../../decision.ts';
import { foldSpaces, replaceTags } from '../../files/spaces.ts';
import type { DayOrder } from '../../time/date-text.ts';
import type { HyphenMeaning } from '../addresses/house-suffix.ts';
import { longestMapNumber } from '../maps/map-number.ts';
import { beginOf, type Cells } from './cells.ts';
import type { ToldReason } from './problem.ts';

export interface RowContext {
  /** The congregation's day. */
  today: string;
  /** The congregation's own language, by its code. */
  lang: string;
  order: DayOrder | null;
  /** The file has no column for the number of a map. */
  numberless: boolean;
  /** It has no column for the codes of their categories either. */
  codeless: boolean;
  /** It has a column for who has a territory. */
  tellsHolders: boolean;
  hyphen: HyphenMeaning;
  /** Hears of what is not taken although the row is. */
  tell(reason: ToldReason): void;
}

/** Which map a row means: its number, and the code of its category, which some programs write before it. */
export interface MapName {
  number: string;
  /** Null if the file has no column for codes. */
  code: string | null;
}

/** Descriptions of maps hold what a browser would show. */
export const plainText = (html: string): string =>
  foldSpaces(replaceTags(html, ' ').replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&')).trim();

/** Cut to what the database holds; a cut is told. */
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
