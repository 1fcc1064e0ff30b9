/** What a part of a workbook asks of people, told by its place and, in the ministry alone, by its heading (MEET-O4). */
import type { PartNeeds } from './default-parts.ts';

/** What a heading of the ministry can be said to be; `either` is told by the way the part is given. */
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

/** A heading is the same in capitals. */
export const headingKey = (text: string): string => text.toLowerCase().trim();

/** Headings that are known beforehand; all others are asked once. */
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

/** With those that a congregation named itself; theirs count before ours. */
export const headingLabels = (named: Iterable<readonly [string, HeadingKind]>): HeadingLabels =>
  new Map([
    ...headingKinds.flatMap((kind) => known[kind]!.map((heading) => [heading, kind] as const)),
    ...named,
  ]);

export interface UnsortedPart {
  section: 'treasures' | 'ministry' | 'living';
  /** Counted from 1 within its section. */
  place: number;
  isLast: boolean;
  title: string;
  /** The way it is given: what stands after its minutes. */
  manner: string;
}

const treasures: readonly PartKind[] = ['treasures-talk', 'gems', 'reading'];

/** What a title begins with: what comes after a colon is of this week alone. */
const headingOf = (title: string): string => headingKey(title.split(/[:：]/u)[0]!);

/** Never guessed: an unknown heading is given back, so that it can be asked. */
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

/** MEET-O4. */
export const needsOfKind = (kind: PartKind): PartNeeds => needs[kind];
