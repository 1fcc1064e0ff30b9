/** Finds headings, parts and sections of a workbook page (MEET-O3). */
import { type Bracket, firstBracket, numberedTitle } from './workbook-text.ts';

export const workbookSections = ['treasures', 'ministry', 'living'] as const;
export type WorkbookSection = (typeof workbookSections)[number];

/** A heading or paragraph of the document. */
export interface WorkbookBlock {
  tag: 'h1' | 'h2' | 'h3' | 'p';
  /** Normalised by `plainText`. */
  text: string;
  /** Detected from the colour. */
  section: WorkbookSection | null;
  isSong: boolean;
  /** Inside a box next to a part; not a part itself. */
  isBoxed: boolean;
}

export interface TitledBlock {
  block: WorkbookBlock;
  /** Index among the headings. */
  at: number;
  number: number | null;
  title: string;
  /** First paragraph below the heading. */
  text: string;
}

/** Returns every heading with the first paragraph below it. */
export function titled(blocks: readonly WorkbookBlock[]): TitledBlock[] {
  const headings: TitledBlock[] = [];
  for (const block of blocks) {
    if (block.isBoxed || block.tag === 'h1') continue;
    const last = headings.at(-1);
    if (block.tag === 'p') {
      if (last && last.text === '') last.text = block.text;
      continue;
    }
    const numbered = block.isSong ? null : numberedTitle(block.text);
    headings.push({
      block,
      at: headings.length,
      number: numbered?.number ?? null,
      title: numbered?.title ?? block.text,
      text: '',
    });
  }
  return headings;
}

/** Finds the minutes: brackets at the beginning of the paragraph. */
export const minutesOf = (text: string): Bracket | null => {
  const bracket = firstBracket(text);
  return bracket?.before === '' ? bracket : null;
};

/** True for a part, false for a section heading or a song. */
const isPart = (heading: TitledBlock): boolean => !heading.block.isSong && minutesOf(heading.text) !== null;

/** Returns numbered headings; in older workbooks without numbers, those with minutes below. */
export function partsAmong(headings: readonly TitledBlock[]): TitledBlock[] {
  const numbered = headings.filter(({ number }) => number !== null);
  return numbered.length > 0 ? numbered : headings.filter(isPart);
}

/** Numbers run from 1 without gaps, and every part has one. */
export const isUnbroken = (parts: readonly TitledBlock[], headings: readonly TitledBlock[]): boolean =>
  parts.every(({ number }, index) => number === index + 1) &&
  headings.filter(isPart).every(({ number }) => number !== null);

/** Checks that the section colours occur once each and in order. */
export function coloured(headings: readonly TitledBlock[]): 'none' | 'three' | 'broken' {
  const seen = headings.flatMap(({ block }) => (block.section && !block.isSong ? [block.section] : []));
  if (seen.length === 0) return 'none';
  const order = seen.filter((section, index) => section !== seen[index - 1]);
  return order.join(' ') === workbookSections.join(' ') ? 'three' : 'broken';
}

/** By number and song: three parts of Treasures, the ministry up to the middle song, then Living. */
const sectionByPlace = (part: TitledBlock, index: number, middleSong: TitledBlock): WorkbookSection => {
  if (index < 3) return 'treasures';
  return part.at < middleSong.at ? 'ministry' : 'living';
};

const sectionByColour = (part: TitledBlock, headings: readonly TitledBlock[]): WorkbookSection | null =>
  headings.slice(0, part.at + 1).findLast(({ block }) => block.section && !block.isSong)?.block.section ??
  null;

export interface SectionedPart {
  part: TitledBlock;
  section: WorkbookSection;
}

/** Null if songs, colours and numbers contradict each other. */
export function splitSections(
  parts: readonly TitledBlock[],
  headings: readonly TitledBlock[],
  songs: readonly TitledBlock[],
): SectionedPart[] | null {
  const colours = coloured(headings);
  const split = parts.map((part, index) => ({ part, section: sectionByPlace(part, index, songs[1]!) }));
  const agree = split.every(
    ({ part, section }) => colours === 'none' || sectionByColour(part, headings) === section,
  );
  const sizes = workbookSections.map((name) => split.filter(({ section }) => section === name).length);
  const inside = parts.every(({ at }) => at > songs[0]!.at && at < songs[2]!.at);
  const full = sizes.every((size) => size >= 1 && size <= 4);
  return colours !== 'broken' && agree && inside && full ? split : null;
}
