/** Sections and keys of meeting parts (MEET-D2, MEET-O15). */
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
  'service-talk',
  'final-talk',
] as const;
export type PartKey = (typeof partKeys)[number];

const sections: Record<MeetingType, readonly MeetingSection[]> = {
  clam: ['prelude', 'treasures', 'ministry', 'living'],
  public: ['talk', 'watchtower'],
};

/** Sections in meeting order (MEET-R4). */
export const sectionsOf = (type: MeetingType): readonly MeetingSection[] => sections[type];

/** Keys for inserted parts, numbered ones first. */
const insertedKeys: Record<MeetingSection, readonly PartKey[]> = {
  prelude: ['comments', 'song'],
  treasures: ['first', 'second', 'reading'],
  ministry: ['first', 'second', 'third', 'fourth'],
  living: ['first', 'second'],
  talk: ['talk'],
  watchtower: ['study'],
};

/** Returns the first free key for an inserted part, else the last key again; a reading occurs once. */
export function keyOfInserted(section: MeetingSection, taken: readonly PartKey[]): PartKey {
  const keys = insertedKeys[section];
  return keys.find((key) => !taken.includes(key)) ?? keys.findLast((key) => key !== 'reading')!;
}

/** Songs, welcome, closing comments and the talks of a visit have no number. */
const unnumbered: ReadonlySet<PartKey> = new Set([
  'song',
  'comments',
  'mid-song',
  'review',
  'last-song',
  'service-talk',
  'final-talk',
]);
const isNumbered = ({ section, key }: { section: MeetingSection; key: PartKey }): boolean =>
  sections.clam.includes(section) && !unnumbered.has(key);

/** Numbers of midweek parts, continuous across sections; null for a part without number. */
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
