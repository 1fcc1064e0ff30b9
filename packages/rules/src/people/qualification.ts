/** Who may be qualified for a part of the meetings (USERS-R9 to R15). Parts are numbered 1 to 18. */
import type { Appointment } from './map-candidates.ts';
import type { Named } from './names.ts';

export const qualificationParts = Array.from({ length: 18 }, (_, index) => index + 1);

export interface Qualifiable {
  active: boolean;
  gender: number;
  appointment: string;
  qualified_parts: readonly number[];
}

const chairman = 2;
const notForGenderTwo: ReadonlySet<number> = new Set([1, 5, 9, 12, 13]);

const appointed: readonly Appointment[] = ['elder', 'servant'];
const published: readonly Appointment[] = [...appointed, 'publisher'];
const learning: readonly Appointment[] = [...published, 'unbaptised', 'student'];

/** Parts that stand in none of these lists ask for no appointment (USERS-R14). */
const appointmentsByPart: ReadonlyMap<number, ReadonlySet<string>> = new Map([
  ...[2, 3, 4, 10, 11, 14, 15, 16, 17].map((part) => [part, new Set<string>(appointed)] as const),
  ...[1, 12, 13].map((part) => [part, new Set<string>(published)] as const),
  ...[7, 8, 9].map((part) => [part, new Set<string>(learning)] as const),
]);

/** USERS-R10 to R14: what the part asks of gender and appointment. */
const fits = ({ gender, appointment }: Pick<Qualifiable, 'gender' | 'appointment'>, part: number): boolean =>
  !(gender === 2 && notForGenderTwo.has(part)) && (appointmentsByPart.get(part)?.has(appointment) ?? true);

export const mayBeQualified = (person: Qualifiable, part: number): boolean =>
  person.active && !person.qualified_parts.includes(part) && fits(person, part);

/** USERS-R15: by last name, then first name. */
export const compareByLastName = (one: Named, other: Named): number =>
  one.last_name.localeCompare(other.last_name) || one.first_name.localeCompare(other.first_name);

/** The four groups of the list of qualifications (USERS-D4). Part 7 has a rule but no name, so it stands in none. */
export const qualificationGroups = [
  { name: 'general', parts: [1] },
  { name: 'ministry', parts: [2, 17, 3, 4, 10, 11, 12] },
  { name: 'students', parts: [5, 6, 18, 8, 9] },
  { name: 'weekend', parts: [16, 13, 14, 15] },
] as const;

/** USERS-R25: parts that a person still has though appointment or gender no longer allow them, in the order of the lists. */
export const unfitParts = (
  person: Pick<Qualifiable, 'gender' | 'appointment' | 'qualified_parts'>,
): number[] =>
  qualificationGroups
    .flatMap(({ parts }) => [...parts])
    .filter((part) => person.qualified_parts.includes(part) && !fits(person, part));

/** USERS-R16: what a profile offers: the parts that fit the person, and the chairman to elders only. */
export const partsOnProfile = (person: Omit<Qualifiable, 'qualified_parts'>): number[] =>
  qualificationGroups
    .flatMap(({ parts }) => [...parts])
    .filter(
      (part) =>
        mayBeQualified({ ...person, qualified_parts: [] }, part) &&
        (part !== chairman || person.appointment === 'elder'),
    );

/** USERS-R20: one's own, or with the permission anybody's. */
export const mayTouchQualifications = (
  actor: { personId: number; permissions: ReadonlySet<string> },
  personId: number,
): boolean => actor.personId === personId || actor.permissions.has('settings.users.qualifications');
