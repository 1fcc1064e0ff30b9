/** Weekly Bible reading of a midweek meeting: extracted from the page head, and merged with local edits. */
import { mergeEdits } from '../../merge-edits.ts';
import type { Choices } from './workbook-merge.ts';
import type { TitledBlock } from './workbook-sections.ts';

export const longestReading = 120;

/** Returns the only heading between the date and the first song; null for several or none. */
export function readingAmong(
  headings: readonly TitledBlock[],
  firstSong: TitledBlock | undefined,
): string | null {
  const above = headings
    .slice(0, firstSong?.at ?? 0)
    .filter(({ block }) => block.tag === 'h2' && block.section === null);
  const text = above.length === 1 ? above[0]!.block.text : '';
  return text === '' || text.length > longestReading ? null : text;
}

export interface Readings {
  week: string;
  /** Value of the last import. */
  base: string | null;
  /** Local value. */
  mine: string | null;
  /** Value of the new workbook; null if it has none. */
  theirs: string | null;
}

export interface MergedReading {
  reading: string | null;
  imported: string | null;
  /** Key of an unresolved clash; until it is resolved the local value is used. */
  clash: string | null;
}

/** Merges one-sided changes automatically; changes on both sides are a clash (X-WORKBOOK). */
export function mergeReading({ week, base, mine, theirs }: Readings, choices: Choices): MergedReading {
  if (theirs === null) return { reading: mine, imported: base, clash: null };
  const { row, clash } = mergeEdits(base, mine, theirs);
  if (!clash) return { reading: row, imported: theirs, clash: null };
  const key = `${week}.reading`;
  const choice = choices.get(key);
  return {
    reading: choice === 'theirs' ? theirs : mine,
    imported: theirs,
    clash: choice === undefined ? key : null,
  };
}

/** Reading after an import is rolled back: local edits since then stay. */
export const readingRolledBack = (
  now: { reading: string | null; imported: string | null },
  before: string | null,
): string | null => (now.reading === now.imported ? before : now.reading);
