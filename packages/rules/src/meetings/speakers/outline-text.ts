/** Parses and formats lists of outline numbers: "1-5, 12, 45" (SPKR-O2). */

import { highestOutline } from '../../people/people/profile.ts';
import { foldedText } from '../../text/folded-text.ts';

export interface OutlineText {
  /** Ascending, without duplicates. */
  numbers: number[];
  /** Pieces that are no outline number, as written. */
  unknown: string[];
}

export const longestOutlineText = 2000;

const inBounds = (number: number): boolean => number >= 1 && number <= highestOutline;

function numbersOf(piece: string): number[] | null {
  const [, first, last] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(piece) ?? [];
  if (first === undefined) return null;
  const [from, to] = [Number(first), Number(last ?? first)];
  if (!inBounds(from) || !inBounds(to) || from > to) return null;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Reads numbers and ranges, separated by commas, semicolons, spaces or lines. */
export function readOutlines(text: string): OutlineText {
  const pieces = foldedText(text)
    .split('-')
    .map((piece) => piece.trim())
    .join('-')
    .split(/[\s,;،؛]+/)
    .filter((piece) => piece !== '');
  const numbers = new Set<number>();
  const unknown: string[] = [];
  for (const piece of pieces) {
    const found = numbersOf(piece);
    if (!found) unknown.push(piece);
    for (const number of found ?? []) numbers.add(number);
  }
  return { numbers: [...numbers].sort((a, b) => a - b), unknown };
}

/** Shortest text for these numbers. */
export function writeOutlines(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const number of sorted) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs
    .flatMap(([first, last]) => {
      if (first === last) return [String(first)];
      return last === first + 1 ? [String(first), String(last)] : [`${first}-${last}`];
    })
    .join(', ');
}
