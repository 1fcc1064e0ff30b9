/** Reads the backup of Organized: persons with groups, families, assignments and days away (IMPORT-R2). */

import {
  dayIn,
  isObject,
  type Json,
  lines,
  listIn,
  objectIn,
  objectsIn,
  textIn,
  valueIn,
} from '../../files/json-value.ts';
import type { UnusedColumn } from '../../files/unused-columns.ts';
import { UnusedFields } from '../../files/unused-fields.ts';
import { readAwayCell } from './away-cell.ts';
import type { FileLine, FileRow } from './columns.ts';
import { partByAssignment, partsCell } from './organized-parts.ts';

const isOn = (value: unknown): boolean => valueIn(value) === true;
const kept = (entry: Json): boolean => valueIn(entry._deleted) !== true;
/** Entries that have begun and not ended. */
const current = (value: unknown): Json[] =>
  objectsIn(value).filter((entry) => kept(entry) && !entry.end_date);
const yesNo = (on: boolean): string => (on ? 'yes' : 'no');

/** `{ data: { persons } }`, with each person's data in `person_data`. */
export const isOrganized = (file: Json): boolean => Array.isArray(objectIn(file.data).persons);

function appointmentOf(data: Json, privileges: ReadonlySet<string>): string {
  if (privileges.has('elder')) return 'elder';
  if (privileges.has('ms')) return 'servant';
  const baptised = objectIn(data.publisher_baptized);
  if (isOn(baptised.active)) return 'publisher';
  if (isOn(objectIn(data.publisher_unbaptized).active)) return 'unbaptised';
  if (textIn(valueIn(baptised.baptism_date))) return 'inactive';
  return isOn(objectIn(data.midweek_meeting_student).active) ? 'student' : 'guest';
}

const codesOf = (data: Json): unknown[] =>
  objectsIn(data.assignments)
    .filter(kept)
    .flatMap((entry) => [...listIn(entry.values), entry.code])
    .filter((code) => code !== undefined && code !== null);

const partsOf = (data: Json): string =>
  partsCell(codesOf(data).flatMap((code) => partByAssignment.get(code as number) ?? []));

const mostAway = 60;

/** Splits days away into the last readable ones and the rest. */
function awayOf(data: Json): { taken: string[]; others: string[] } {
  const told = objectsIn(data.timeAway)
    .filter(kept)
    .map((span) => {
      const start = dayIn(span.start_date);
      const comment = textIn(span.comments).replaceAll(/\s+/g, ' ').slice(0, 190);
      return `${start}/${dayIn(span.end_date) || start} ${comment}`.trim();
    });
  const readable = told.filter((line) => readAwayCell(line) !== null);
  const taken = readable.slice(-mostAway);
  return { taken, others: told.filter((line) => !taken.includes(line)) };
}

const emergencyOf = (data: Json): string =>
  lines(
    objectsIn(data.emergency_contacts)
      .filter(kept)
      .map((contact) => [contact.name, contact.contact].map(textIn).filter(Boolean).join(': ')),
  );

function cellsOf(data: Json): FileRow {
  const privileges = new Set(current(data.privileges).map(({ privilege }) => textIn(privilege)));
  const enrollments = new Set(current(data.enrollments).map(({ enrollment }) => textIn(enrollment)));
  const baptised = objectIn(data.publisher_baptized);
  return {
    first_name: textIn(valueIn(data.person_firstname)),
    last_name: textIn(valueIn(data.person_lastname)),
    gender: isOn(data.male) ? 'male' : isOn(data.female) ? 'female' : '',
    appointment: appointmentOf(data, privileges),
    active: yesNo(!isOn(data.archived) && !isOn(data.disqualified)),
    pioneer: yesNo(enrollments.has('FR') && !enrollments.has('FS') && !enrollments.has('FMF')),
    special_pioneer: yesNo(enrollments.has('FS') || enrollments.has('FMF')),
    aux: yesNo(enrollments.has('AP')),
    email: textIn(valueIn(data.email)),
    phone: textIn(valueIn(data.phone)).split(';')[0]!.trim(),
    address: textIn(valueIn(data.address)),
    emergency: emergencyOf(data),
    dob: dayIn(valueIn(data.birth_date)),
    doi: dayIn(valueIn(baptised.baptism_date)),
    hope: yesNo(isOn(baptised.anointed)),
    qualifications: partsOf(data),
    away: lines(awayOf(data).taken),
  };
}

/** Group name by person id; a group without a name is named by its position. */
function groupsOf(data: Json): Map<string, string> {
  const groups = objectsIn(data.field_service_groups).map((group) => objectIn(group.group_data));
  return new Map(
    groups.filter(kept).flatMap((group, place) => {
      const name = textIn(valueIn(group.name)) || `Group ${(Number(group.sort_index) || place) + 1}`;
      return objectsIn(group.members).map((member) => [textIn(member.person_uid), name] as const);
    }),
  );
}

const usedOfPerson = [
  ...['person_firstname', 'person_lastname', 'male', 'female', 'publisher_baptized', 'publisher_unbaptized'],
  ...['midweek_meeting_student', 'privileges', 'enrollments', 'archived', 'disqualified', 'email', 'phone'],
  ...['address', 'emergency_contacts', 'birth_date', 'assignments', 'timeAway', 'family_members'],
];
/** Metadata of the program. */
const ownOfProgram = ['person_display_name', 'updatedAt', '_deleted'];
const privileges: ReadonlySet<string> = new Set(['elder', 'ms']);
const enrollments: ReadonlySet<string> = new Set(['FR', 'FS', 'FMF', 'AP']);

/** Content that is not imported, with samples (IMPORT-R23). */
function unusedIn(file: Json, people: readonly Json[]): UnusedColumn[] {
  const unused = new UnusedFields();
  unused.noteAll('', people, [...usedOfPerson, ...ownOfProgram]);
  for (const data of people) {
    for (const code of codesOf(data))
      if (!partByAssignment.has(code as number)) unused.note(`assignments: ${textIn(code)}`, code);
    for (const { privilege } of current(data.privileges))
      if (!privileges.has(textIn(privilege))) unused.note(`privileges: ${textIn(privilege)}`, privilege);
    for (const { enrollment } of current(data.enrollments))
      if (!enrollments.has(textIn(enrollment))) unused.note(`enrollments: ${textIn(enrollment)}`, enrollment);
    for (const line of awayOf(data).others) unused.note('timeAway', line);
    for (const phone of textIn(valueIn(data.phone))
      .split(';')
      .slice(1)
      .map((text) => text.trim()))
      unused.note('second telephone number', phone);
  }
  unused.noteSections(objectIn(file.data), ['persons', 'field_service_groups']);
  return unused.columns();
}

export function readOrganized(file: Json): { lines: FileLine[]; unused: UnusedColumn[] } {
  const data = objectIn(file.data);
  const groupOf = groupsOf(data);
  const persons = objectsIn(data.persons)
    .map((person, index) => ({ person, line: index + 1, about: objectIn(person.person_data) }))
    .filter(({ person }) => kept(person) && isObject(person.person_data));
  // The head lists the family members.
  const familyOf = new Map<string, { head: number; name: string; tie: string }>();
  for (const { person, line, about } of persons) {
    const family = objectIn(about.family_members);
    if (family.head !== true) continue;
    const name = textIn(valueIn(about.person_lastname));
    for (const uid of listIn(family.members)) familyOf.set(textIn(uid), { head: line, name, tie: 'other' });
    familyOf.set(textIn(person.person_uid), { head: line, name, tie: 'head' });
  }
  const read = persons.map(({ person, line, about }) => {
    const uid = textIn(person.person_uid);
    const family = familyOf.get(uid);
    return {
      line,
      cells: {
        ...cellsOf(about),
        group: groupOf.get(uid) ?? '',
        ...(family && { family: family.name, family_number: String(family.head), tie: family.tie }),
      },
    };
  });
  return {
    lines: read,
    unused: unusedIn(
      file,
      persons.map(({ about }) => about),
    ),
  };
}
