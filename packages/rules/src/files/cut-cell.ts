/**
 * Cuts cells of uploaded files one character above the column limit, so that "too long" can still be detected
 * (decision 127).
 */

import { oneLine } from '../text/text-lines.ts';
import { toWellFormed } from '../text/well-formed.ts';
import { foldSpaces } from './spaces.ts';

/** Returns at most `most` + 1 characters; never splits a surrogate pair, which the database would refuse. */
export function cutText(text: string, most: number): string {
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(most)) && text.length > most + 1;
  return text.slice(0, most + (isHalf ? 2 : 1));
}

export const plainCell = (cell: string | undefined): string =>
  cell ? foldSpaces(oneLine(toWellFormed(cell).replaceAll('\0', ''))).trim() : '';

export const cutCell = (cell: string | undefined, most: number): string => cutText(plainCell(cell), most);
