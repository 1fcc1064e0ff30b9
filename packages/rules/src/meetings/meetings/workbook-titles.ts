/** Pasted titles for a workbook in another language: numbered lines, each week from 1. */
import { numberedTitle, plainText } from './workbook-text.ts';
import type { WorkbookPart } from './workbook-week.ts';

export const longestTitles = 20_000;

/** Titles by number, per week: a number that does not increase begins the next week. */
export function titlesOfLines(text: string): ReadonlyMap<number, string>[] {
  const weeks: Map<number, string>[] = [];
  let last = Number.POSITIVE_INFINITY;
  for (const line of text.split('\n')) {
    const found = numberedTitle(plainText(line));
    if (!found) continue;
    if (found.number <= last) weeks.push(new Map());
    last = found.number;
    weeks.at(-1)!.set(found.number, found.title.slice(0, 300));
  }
  return weeks;
}

/**
 * Uses only the structure of the workbook (order, kinds, minutes); missing titles use the built-in phrases.
 */
export const withTitles = (
  parts: readonly WorkbookPart[],
  titles: ReadonlyMap<number, string> | undefined,
): WorkbookPart[] =>
  parts.map((part) => ({
    ...part,
    title: (part.number !== null && titles?.get(part.number)) || null,
    refs: null,
  }));
