/** Default parts of a week without an imported workbook (MEET-O4, MEET-O5, MEET-O15, MEET-O16). */

import type { HelperType } from '../../duties/helper-type.ts';
import type { MeetingType } from '../../events/cancelling.ts';
import type { MeetingPart } from '../../people/people/meeting-part.ts';
import type { MeetingSection, PartKey } from './part-place.ts';

/** Required qualifications; null for a part without an assigned person. */
export interface PartNeeds {
  qualification: MeetingPart | null;
  helperQualification: MeetingPart | null;
  helperType: HelperType;
}

export interface PlannedPart extends PartNeeds {
  section: MeetingSection;
  key: PartKey;
  minutes: number;
}

const part = (
  section: MeetingSection,
  key: PartKey,
  minutes: number,
  qualification: MeetingPart | null = null,
  helper: [HelperType, MeetingPart] | null = null,
): PlannedPart => ({
  section,
  key,
  minutes,
  qualification,
  helperQualification: helper?.[1] ?? null,
  helperType: helper?.[0] ?? 'none',
});

/** Includes the prayer of the first and the last song. */
const song = 5;

const midweek: readonly PlannedPart[] = [
  part('prelude', 'song', song),
  part('prelude', 'comments', 1),
  part('treasures', 'first', 10, 'treasures-talk'),
  part('treasures', 'second', 10, 'gems'),
  part('treasures', 'reading', 4, 'bible-reading'),
  part('ministry', 'first', 3, 'demonstration', ['householder', 'householder']),
  part('ministry', 'second', 4, 'demonstration', ['householder', 'householder']),
  part('ministry', 'third', 5, 'student-talk'),
  part('living', 'mid-song', song),
  part('living', 'first', 15, 'living-as-christians'),
  part('living', 'study', 30, 'study-conductor', ['reader', 'study-reader']),
  part('living', 'review', 3),
  part('living', 'last-song', song),
];

const weekend: readonly PlannedPart[] = [
  part('talk', 'song', song),
  part('talk', 'talk', 30, 'local-talk'),
  part('watchtower', 'mid-song', song),
  part('watchtower', 'study', 60, 'study-conductor', ['reader', 'watchtower-reader']),
  part('watchtower', 'last-song', song),
];

export const defaultParts = (type: MeetingType): readonly PlannedPart[] =>
  type === 'clam' ? midweek : weekend;
