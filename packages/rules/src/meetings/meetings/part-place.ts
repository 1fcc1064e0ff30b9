/** Where a part stands in a meeting: in which section, and under which key (MEET-D2, MEET-O15). */
import type { MeetingType } from '../../events/cancelling.ts';

export const meetingSections = ['prelude', 'treasures', 'ministry', 'living', 'talk', 'watchtower'] as const;
export type MeetingSection = (typeof meetingSections)[number];

export const partKeys = [
  'comments',
  'song',
  'mid-song',
  'review',
  'reading',
  'first',
  'second',
  'third',
  'fourth',
  'study',
  'talk',
  'last-song',
] as const;
export type PartKey = (typeof partKeys)[number];

const sections: Record<MeetingType, readonly MeetingSection[]> = {
  clam: ['prelude', 'treasures', 'ministry', 'living'],
  public: ['talk', 'watchtower'],
};

/** In the order in which they follow one another (MEET-R4). */
export const sectionsOf = (type: MeetingType): readonly MeetingSection[] => sections[type];

/** What a part that is put in may be; the numbered ones come first. */
const insertedKeys: Record<MeetingSection, readonly PartKey[]> = {
  prelude: ['comments', 'song'],
  treasures: ['first', 'second', 'reading'],
  ministry: ['first', 'second', 'third', 'fourth'],
  living: ['first', 'second'],
  talk: ['talk'],
  watchtower: ['study'],
};

/** The key of a part that is put into a section: the first that is free, else the last one of them again; a reading is there once. */
export function keyOfInserted(section: MeetingSection, taken: readonly PartKey[]): PartKey {
  const keys = insertedKeys[section];
  return keys.find((key) => !taken.includes(key)) ?? keys.findLast((key) => key !== 'reading')!;
}

/** Songs, words of welcome and of farewell carry no number. */
const unnumbered: ReadonlySet<PartKey> = new Set(['song', 'comments', 'mid-song', 'review', 'last-song']);
const isNumbered = ({ section, key }: { section: MeetingSection; key: PartKey }): boolean =>
  sections.clam.includes(section) && !unnumbered.has(key);

/** The numbers that stand before the titles of a midweek meeting, through all sections; null for a part without one. */
export function numberParts<Part extends { section: MeetingSection; key: PartKey }>(
  parts: readonly Part[],
): (number | null)[] {
  let last = 0;
  return parts.map((part) => {
    if (!isNumbered(part)) return null;
    last += 1;
    return last;
  });
}
