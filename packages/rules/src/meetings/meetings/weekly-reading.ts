/** What is read in the Bible in the week of a midweek meeting: taken from the head of its page, and merged with what was written here. */
import { mergeEdits } from '../../merge-edits.ts';
import type { Choices } from './workbook-merge.ts';
import type { TitledBlock } from './workbook-sections.ts';

export const longestReading = 120;

/** The one heading between the date and the first song; null where several stand there, or none. */
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
  /** As the last import had it. */
  base: string | null;
  /** As it stands here. */
  mine: string | null;
  /** As the workbook has it now; null where it says nothing of it. */
  theirs: string | null;
}

export interface MergedReading {
  reading: string | null;
  imported: string | null;
  /** Of a clash that nobody chose yet; until then mine stands. */
  clash: string | null;
}

/** X-WORKBOOK: what only one side changed goes by itself, and where both did it is asked. */
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

/** What taking an import back leaves: what was written here since stays. */
export const readingRolledBack = (
  now: { reading: string | null; imported: string | null },
  before: string | null,
): string | null => (now.reading === now.imported ? before : now.reading);
