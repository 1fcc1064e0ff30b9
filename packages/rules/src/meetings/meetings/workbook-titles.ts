/** Titles that are pasted for a workbook of another language: numbered lines, each week from 1 on. */
import { numberedTitle, plainText } from './workbook-text.ts';
import type { WorkbookPart } from './workbook-week.ts';

export const longestTitles = 20_000;

/** By number, week after week: a number that is no higher than the one before begins the next. */
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

/** Of the workbook only the structure: order, kinds, minutes. What is not given is said in our own words. */
export const withTitles = (
  parts: readonly WorkbookPart[],
  titles: ReadonlyMap<number, string> | undefined,
): WorkbookPart[] =>
  parts.map((part) => ({
    ...part,
    title: (part.number !== null && titles?.get(part.number)) || null,
    refs: null,
  }));
