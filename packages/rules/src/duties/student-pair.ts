/** A student and who helps them are of one sex, or of one family (MEET-X11). */

import type { Gender } from '../people/people/gender.ts';
import type { MeetingPart } from '../people/people/meeting-part.ts';

export interface PairedPerson {
  gender: Gender;
  /** Null for a person without a family. */
  familyId: number | null;
}

const studentParts: ReadonlySet<MeetingPart> = new Set(['demonstration', 'bible-study', 'student-talk']);
const readers: ReadonlySet<MeetingPart> = new Set(['study-reader', 'watchtower-reader']);

/** Whether part and helper stand before the congregation as student and householder or assistant. */
export const isStudentPair = (part: MeetingPart, helper: MeetingPart): boolean =>
  studentParts.has(part) && !readers.has(helper);

export const fitsAsPair = (one: PairedPerson, other: PairedPerson): boolean =>
  one.gender === other.gender || (one.familyId !== null && one.familyId === other.familyId);

export interface PairPlace {
  id: number;
  kind: string;
  qualification: MeetingPart;
  /** The part and the class; null for what stands alone. */
  together: string | null;
  personId: number | null;
}

/** The place of the student for that of the helper, and the other way round. */
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
