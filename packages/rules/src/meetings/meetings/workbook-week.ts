/** Parses a workbook document into the parts of a week, by structure instead of language (MEET-O3). */
import type { PartNeeds } from './default-parts.ts';
import { type HeadingLabels, headingKey, kindOfPart, needsOfKind } from './part-kinds.ts';
import { keyOfInserted, type PartKey } from './part-place.ts';
import { lengthOf } from './part-times.ts';
import { readingAmong } from './weekly-reading.ts';
import { weekOfDocument } from './workbook-dates.ts';
import {
  coloured,
  isUnbroken,
  minutesOf,
  partsAmong,
  type SectionedPart,
  splitSections,
  type TitledBlock,
  titled,
  type WorkbookBlock,
  type WorkbookSection,
} from './workbook-sections.ts';
import { firstBracket, firstSentence, lastBracket, numbersIn } from './workbook-text.ts';

export interface WorkbookPart extends PartNeeds {
  section: 'prelude' | WorkbookSection;
  key: PartKey;
  /** Null if the built-in phrase is used. */
  title: string | null;
  minutes: number;
  refs: string | null;
  /** Number before the title; null for songs and chairman comments. */
  number: number | null;
}

const weekProblems = ['date', 'songs', 'sections', 'numbers', 'minutes', 'length', 'headings'] as const;
export type WeekProblem = (typeof weekProblems)[number];
/** Problems of a page, and two across pages: two pages for one week (`twice`), and a past week. */
export const weekFaults = [...weekProblems, 'twice', 'past'] as const;
export type WeekFault = (typeof weekFaults)[number];

export interface ReadWeek {
  /** Date heading of the page. */
  heading: string;
  /** Null if unclear. */
  week: string | null;
  /** Counts found on the page, also of a week that is not written. */
  found: { parts: number; songs: number; minutes: number };
  /** A week with problems is not written. */
  problems: WeekProblem[];
  /** Headings without a kind, by `headingKey`. */
  unknown: string[];
  /** Weekly Bible reading; null for a week with problems, or if the page has none. */
  reading: string | null;
  /** In meeting order; empty for a week with problems. */
  parts: WorkbookPart[];
}

const opening = 5;
const middle = 3;
const longest = { title: 300, refs: 300, wholeRefs: 80 };
const shortestMeeting = 90;
const longestMeeting = 110;
const mostMinutes = 60;

const nobody: PartNeeds = { qualification: null, helperQualification: null, helperType: 'none' };

/** Splits headings such as `Song 12 and Prayer | Opening Comments (1 min.)`. */
const piecesOf = (headings: readonly TitledBlock[]): string[] =>
  headings.flatMap(({ block }) => block.text.split(/[|｜]/u)).map((piece) => piece.trim());

/** Brackets without a number mean one minute, as some languages write it. */
function saidLabels(pieces: readonly string[]): { title: string | null; minutes: number } | null {
  for (const piece of pieces) {
    const bracket = firstBracket(piece);
    if (bracket) return { title: bracket.before || null, minutes: numbersIn(bracket.inside)[0] ?? 1 };
  }
  return null;
}

const songTitle = (pieces: readonly string[]): string | null =>
  pieces.find((piece) => !firstBracket(piece) && numbersIn(piece).length > 0)?.slice(0, longest.title) ??
  null;

/**
 * References after the minutes: the whole text if it is short and contains a number (`Ruth 1:1-14 (lesson
 * 3)`), else only the brackets at its end.
 */
const refsOf = (below: string): string | null =>
  below.length <= longest.wholeRefs && numbersIn(below).length > 0
    ? below.trim()
    : (lastBracket(below)?.slice(0, longest.refs) ?? null);

interface PlannedParts {
  parts: WorkbookPart[];
  unknown: string[];
  isTimed: boolean;
}

function numberedParts(split: readonly SectionedPart[], words: HeadingLabels): PlannedParts {
  const planned: PlannedParts = { parts: [], unknown: [], isTimed: true };
  const count = new Map<WorkbookSection, number>();
  const last = split.at(-1)!.part;
  for (const { part, section } of split) {
    const place = (count.get(section) ?? 0) + 1;
    count.set(section, place);
    const bracket = minutesOf(part.text);
    const minutes = bracket && numbersIn(bracket.inside)[0];
    if (!minutes || minutes > mostMinutes) planned.isTimed = false;
    const below = bracket?.after ?? '';
    const isLast = part === last;
    const kind = kindOfPart(
      { section, place, isLast, title: part.title, manner: firstSentence(below) },
      words,
    );
    if (typeof kind === 'object') planned.unknown.push(kind.unknown);
    const taken = planned.parts.filter((other) => other.section === section).map(({ key }) => key);
    planned.parts.push({
      section,
      key: isLast ? 'study' : keyOfInserted(section, taken),
      title: part.title.slice(0, longest.title),
      minutes: minutes ?? 0,
      refs: refsOf(below),
      number: part.number,
      ...(typeof kind === 'object' ? nobody : needsOfKind(kind)),
    });
  }
  return planned;
}

/** Adds songs and chairman comments; null if their minutes are missing. */
function wholeMeeting(
  planned: readonly WorkbookPart[],
  split: readonly SectionedPart[],
  headings: readonly TitledBlock[],
  songs: readonly TitledBlock[],
): WorkbookPart[] | null {
  const [first, last] = [split[0]!.part.at, split.at(-1)!.part.at];
  const before = piecesOf(
    headings.slice(songs[0]!.at, first).filter(({ block }) => !block.section || block.isSong),
  );
  const after = piecesOf(headings.slice(last + 1, songs[2]!.at + 1));
  const [welcome, farewell] = [saidLabels(before), saidLabels(after)];
  // The welcome is not longer than the closing comments; otherwise the first and last song were exchanged.
  if (!welcome || !farewell || welcome.minutes > farewell.minutes) return null;
  const part = (section: WorkbookPart['section'], key: PartKey, minutes: number, title: string | null) => ({
    section,
    key,
    minutes,
    title,
    ...nobody,
    refs: null,
    number: null,
  });
  const of = (section: WorkbookSection) => planned.filter((one) => one.section === section);
  return [
    part('prelude', 'song', opening, songTitle(before)),
    part('prelude', 'comments', welcome.minutes, welcome.title),
    ...of('treasures'),
    ...of('ministry'),
    part('living', 'mid-song', middle, songTitle(piecesOf([songs[1]!]))),
    ...of('living'),
    part('living', 'review', farewell.minutes, farewell.title),
    part('living', 'last-song', opening, songTitle(after)),
  ];
}

export function readWeek(blocks: readonly WorkbookBlock[], issue: string, words: HeadingLabels): ReadWeek {
  const heading = blocks.find(({ tag }) => tag === 'h1')?.text ?? '';
  const week = weekOfDocument(numbersIn(heading), issue);
  const headings = titled(blocks);
  const songs = headings.filter(({ block }) => block.isSong);
  // A Bible book in the reading can begin with a number, so parts are searched from the first song on.
  const parts = partsAmong(headings.slice(songs[0]?.at ?? 0));
  const problems = new Set<WeekProblem>();
  if (week === 'unclear') problems.add('date');
  if (songs.length !== 3) problems.add('songs');
  const numbered = parts.some(({ number }) => number !== null);
  if (numbered ? !isUnbroken(parts, headings) : coloured(headings) !== 'three') problems.add('numbers');
  const split = songs.length === 3 ? splitSections(parts, headings, songs) : null;
  if (!split) problems.add('sections');
  const planned = split && numberedParts(split, words);
  const whole = split && wholeMeeting(planned!.parts, split, headings, songs);
  if (planned && (!planned.isTimed || !whole)) problems.add('minutes');
  const minutes = whole ? lengthOf(whole).minutes : 0;
  if (whole && (minutes < shortestMeeting || minutes > longestMeeting)) problems.add('length');
  if (planned && planned.unknown.length > 0) problems.add('headings');
  return {
    heading,
    week: week === 'unclear' ? null : week,
    found: { parts: parts.length, songs: songs.length, minutes },
    problems: [...problems],
    unknown: [...new Set(planned?.unknown.map(headingKey))],
    reading: problems.size === 0 ? readingAmong(headings, songs[0]) : null,
    parts: problems.size === 0 ? whole! : [],
  };
}
