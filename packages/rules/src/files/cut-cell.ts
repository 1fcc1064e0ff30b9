/** A cell of a file from outside, as long as its column can hold and one sign more, so that "too long" can still be told (decision 127). */
import { oneLine } from '../text/text-lines.ts';
import { foldSpaces } from './spaces.ts';

/** At most one sign longer than `most`; never half a character, which no database takes. */
export function cutText(text: string, most: number): string {
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(most)) && text.length > most + 1;
  return text.slice(0, most + (isHalf ? 2 : 1));
}

/** One line of text that the database can hold. */
export const plainCell = (cell: string | undefined): string =>
  cell ? foldSpaces(oneLine(cell.toWellFormed().replaceAll('\0', ''))).trim() : '';

export const cutCell = (cell: string | undefined, most: number): string => cutText(plainCell(cell), most);
