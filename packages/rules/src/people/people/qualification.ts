/** Eligibility for meeting parts (USERS-R9 to R15). Parts are given as codes. */
import type { Gender } from './gender.ts';
import type { Appointment } from './map-candidates.ts';
import { type MeetingPart, meetingParts } from './meeting-part.ts';
import type { PersonName } from './names.ts';

export const qualificationParts: number[] = [...meetingParts.codes];

export interface QualificationFacts {
  active: boolean;
  gender: Gender;
  appointment: string;
  qualified_parts: readonly number[];
}

/** Qualifications that only brothers have (USERS-R10). */
const notForSisters: ReadonlySet<MeetingPart> = new Set([
  'prayer',
  'bible-reading',
  'student-talk',
  'study-reader',
  'watchtower-reader',
]);

const appointed: readonly Appointment[] = ['elder', 'servant'];
const published: readonly Appointment[] = [...appointed, 'publisher'];
const learning: readonly Appointment[] = [...published, 'unbaptised', 'student'];

/** Parts outside these lists require no appointment (USERS-R14). */
const appointmentsByPart: Readonly<Partial<Record<MeetingPart, readonly string[]>>> = {
  chairman: appointed,
  'treasures-talk': appointed,
  gems: appointed,
  'living-as-christians': appointed,
  'study-conductor': appointed,
  'local-talk': appointed,
  'away-talk': appointed,
  'weekend-chairman': appointed,
  counselor: appointed,
  prayer: published,
  'study-reader': published,
  'watchtower-reader': published,
  unlisted: learning,
  'bible-study': learning,
  'student-talk': learning,
};

/** Gender and appointment requirements of a part (USERS-R10 to R14). */
function fits(
  { gender, appointment }: Pick<QualificationFacts, 'gender' | 'appointment'>,
  part: number,
): boolean {
  const name = meetingParts.decode(part);
  if (gender === 'sister' && notForSisters.has(name)) return false;
  return appointmentsByPart[name]?.includes(appointment) ?? true;
}

export const mayBeQualified = (person: QualificationFacts, part: number): boolean =>
  person.active && !person.qualified_parts.includes(part) && fits(person, part);

/** Sorts by last name, then first name (USERS-R15). */
export const compareByLastName = (one: PersonName, other: PersonName): number =>
  one.last_name.localeCompare(other.last_name) || one.first_name.localeCompare(other.first_name);

const numbersOf = <Part extends MeetingPart>(...parts: Part[]) =>
  parts.map((part) => meetingParts.encode(part));

/** Groups of the qualification list (USERS-D4). */
export const qualificationGroups = [
  { name: 'general', parts: numbersOf('prayer') },
  {
    name: 'ministry',
    parts: numbersOf(
      'chairman',
      'counselor',
      'treasures-talk',
      'gems',
      'living-as-christians',
      'study-conductor',
      'study-reader',
    ),
  },
  {
    name: 'students',
    parts: numbersOf('bible-reading', 'demonstration', 'householder', 'bible-study', 'student-talk'),
  },
  { name: 'weekend', parts: numbersOf('weekend-chairman', 'watchtower-reader', 'local-talk', 'away-talk') },
] as const;

/** Parts of these groups, in order. */
export const listedParts: readonly number[] = qualificationGroups.flatMap(({ parts }) => parts);

/**
 * Parts that a person has although appointment or gender no longer permit them, in list order (USERS-R25).
 */
export const unfitParts = (
  person: Pick<QualificationFacts, 'gender' | 'appointment' | 'qualified_parts'>,
): number[] => listedParts.filter((part) => person.qualified_parts.includes(part) && !fits(person, part));

/** Whether a person with the part is currently qualified for it (MEET-X12). */
export const isFitFor = (person: QualificationFacts, part: number): boolean =>
  person.active && person.qualified_parts.includes(part) && fits(person, part);

/** Parts shown in a profile: those that suit the person, the chairman to elders only (USERS-R16). */
export const partsOnProfile = (person: Omit<QualificationFacts, 'qualified_parts'>): number[] =>
  listedParts.filter(
    (part) =>
      mayBeQualified({ ...person, qualified_parts: [] }, part) &&
      (meetingParts.decode(part) !== 'chairman' || person.appointment === 'elder'),
  );

/** Own qualifications, or those of others with the permission (USERS-R20). */
export const mayTouchQualifications = (
  actor: { personId: number; permissions: ReadonlySet<string> },
  personId: number,
): boolean => actor.personId === personId || actor.permissions.has('settings.users.qualifications');
