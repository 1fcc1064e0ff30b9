/**
 * Classifies workbook parts by section and place, and ministry parts by heading, to find the required
 * qualifications (MEET-O4).
 */
import type { PartNeeds } from './default-parts.ts';

/** Kinds that a person can choose for a ministry heading; for `either` the manner of the part decides. */
export const headingKinds = ['demonstration', 'bible-study', 'student-talk', 'either'] as const;
export type HeadingKind = (typeof headingKinds)[number];

export type PartKind =
  | 'treasures-talk'
  | 'gems'
  | 'reading'
  | Exclude<HeadingKind, 'either'>
  | 'living'
  | 'study';

export type HeadingLabels = ReadonlyMap<string, HeadingKind>;

/** Normalises a heading to lower case without outer spaces. */
export const headingKey = (text: string): string => text.toLowerCase().trim();

/** Built-in headings; a person is asked about all others once. */
const known: Readonly<Record<string, readonly string[]>> = {
  demonstration: [
    'starting a conversation',
    'following up',
    'initial call',
    'return visit',
    'explaining your beliefs · demonstration',
    'بدء محادثة',
    'متابعة الاهتمام',
  ],
  'bible-study': ['making disciples', 'bible study'],
  'student-talk': ['talk', 'explaining your beliefs · talk', 'خطاب'],
  either: ['explaining your beliefs'],
};

/** Headings named by the congregation override the built-in ones. */
export const headingLabels = (named: Iterable<readonly [string, HeadingKind]>): HeadingLabels =>
  new Map([
    ...headingKinds.flatMap((kind) => known[kind]!.map((heading) => [heading, kind] as const)),
    ...named,
  ]);

export interface UnsortedPart {
  section: 'treasures' | 'ministry' | 'living';
  /** Position within the section, from 1. */
  place: number;
  isLast: boolean;
  title: string;
  /** Manner of presentation: the text after the minutes. */
  manner: string;
}

const treasures: readonly PartKind[] = ['treasures-talk', 'gems', 'reading'];

/** Heading of a title: the text before the colon; the rest varies by week. */
const headingOf = (title: string): string => headingKey(title.split(/[:：]/u)[0]!);

/** Returns `unknown` for an unnamed heading instead of guessing, so that a person can name it. */
export function kindOfPart(part: UnsortedPart, words: HeadingLabels): PartKind | { unknown: string } {
  if (part.section === 'treasures') return treasures[part.place - 1] ?? { unknown: headingOf(part.title) };
  if (part.section === 'living') return part.isLast ? 'study' : 'living';
  const heading = headingOf(part.title);
  const kind = words.get(heading);
  if (kind === undefined) return { unknown: heading };
  if (kind !== 'either') return kind;
  const withManner = `${heading} · ${headingKey(part.manner)}`;
  const byManner = words.get(withManner);
  return byManner === undefined || byManner === 'either' ? { unknown: withManner } : byManner;
}

const alone = (qualification: PartNeeds['qualification']): PartNeeds => ({
  qualification,
  helperQualification: null,
  helperType: 'none',
});
const withHouseholder = (qualification: PartNeeds['qualification']): PartNeeds => ({
  qualification,
  helperQualification: 'householder',
  helperType: 'householder',
});

const needs: Record<PartKind, PartNeeds> = {
  'treasures-talk': alone('treasures-talk'),
  gems: alone('gems'),
  reading: alone('bible-reading'),
  demonstration: withHouseholder('demonstration'),
  'bible-study': withHouseholder('bible-study'),
  'student-talk': alone('student-talk'),
  living: alone('living-as-christians'),
  study: { qualification: 'study-conductor', helperQualification: 'study-reader', helperType: 'reader' },
};

/** Qualifications that a kind of part needs (MEET-O4). */
export const needsOfKind = (kind: PartKind): PartNeeds => needs[kind];
