/** Student and helper must be of the same gender or the same family, by the rule of the congregation (MEET-X11, AVAIL-R6). */

import type { HelperRule } from '../people/availability/settings.ts';
import type { Gender } from '../people/people/gender.ts';
import type { MeetingPart } from '../people/people/meeting-part.ts';

export interface PairedPerson {
  gender: Gender;
  /** Null for a person without a family. */
  familyId: number | null;
}

const studentParts: ReadonlySet<MeetingPart> = new Set(['demonstration', 'bible-study', 'student-talk']);
const readers: ReadonlySet<MeetingPart> = new Set(['study-reader', 'watchtower-reader']);

/** Whether the part is one of a student, with a householder or assistant as its helper. */
export const isStudentPair = (part: MeetingPart, helper: MeetingPart): boolean =>
  studentParts.has(part) && !readers.has(helper);

export const fitsAsPair = (one: PairedPerson, other: PairedPerson, rule: HelperRule): boolean =>
  rule === 'none' ||
  one.gender === other.gender ||
  (rule === 'family' && one.familyId !== null && one.familyId === other.familyId);

export interface PairPlace {
  id: number;
  kind: string;
  qualification: MeetingPart;
  /** Key of part and class; null for a single place. */
  together: string | null;
  personId: number | null;
}

/** Returns the helper's place for the student's, and vice versa. */
export function pairedPlace<Place extends PairPlace>(
  place: Place,
  places: readonly Place[],
): Place | undefined {
  if (place.together === null) return undefined;
  const other = places.find(({ id, together }) => id !== place.id && together === place.together);
  if (!other || (place.kind === 'helper') === (other.kind === 'helper')) return undefined;
  const [part, helper] = place.kind === 'helper' ? [other, place] : [place, other];
  return isStudentPair(part.qualification, helper.qualification) ? other : undefined;
}
