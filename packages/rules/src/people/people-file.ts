/**
 * People as rows of a table: as Sheaf writes them, and as it reads them from its own tables, from those of Organized, and from any
 * other that names its columns plainly (X-MIGRATE).
 */
import { allow, type Decision, refuse } from '../decision.ts';
import { type Appointment, appointments } from './map-candidates.ts';
import { type MemberFields, onlyAsked, wrongInPerson } from './person-form.ts';

export interface FilePerson extends MemberFields {
  first_name: string;
  last_name: string;
  gender: 1 | 2;
  appointment: Appointment;
  active: boolean;
  cart: boolean;
  email: string | null;
  phone: string | null;
}

/** The columns written, in their order. */
export const fileColumns = [
  'first_name',
  'last_name',
  'gender',
  'appointment',
  'active',
  'pioneer',
  'special_pioneer',
  'aux',
  'cart',
  'email',
  'phone',
  'address',
  'emergency',
  'dob',
  'doi',
] as const;

/** As headings are compared: letters only. The dotted names are those of Organized. */
const spellings = {
  first_name: ['firstname', 'personalinfofirstname', 'givenname'],
  last_name: ['lastname', 'personalinfolastname', 'surname', 'familyname'],
  gender: ['gender', 'sex', 'personalinfogender'],
  appointment: ['appointment'],
  elder: ['privilegeelder', 'elder'],
  servant: ['privilegems', 'servant'],
  unbaptised: ['spiritualstatusunbaptizedpublisher', 'unbaptised'],
  student: ['spiritualstatusmidweekmeetingstudent', 'student'],
  baptised: ['spiritualstatusbaptized', 'baptised'],
  active: ['active', 'spiritualstatusactivepublisher'],
  pioneer: ['pioneer', 'enrollmentfr'],
  special_pioneer: ['specialpioneer', 'enrollmentfs'],
  aux: ['aux', 'enrollmentap'],
  cart: ['cart'],
  email: ['email', 'emailaddress', 'contactinfoemailaddress'],
  phone: ['phone', 'phonenumber', 'mobile', 'contactinfophonenumber'],
  address: ['address', 'contactinfoaddress'],
  emergency: ['emergency', 'emergencycontact', 'contactinfoemergencycontacts'],
  dob: ['dob', 'dateofbirth', 'birthdate', 'personalinfodateofbirth'],
  doi: ['doi', 'dateofimmersion', 'baptismdate', 'spiritualstatusbaptismdate'],
} as const;

type Field = keyof typeof spellings;
export type PeopleColumns = ReadonlyMap<Field, number>;

const needed: readonly Field[] = ['first_name', 'last_name', 'gender'];

/** Columns by their headings, in any order and case; null when a needed one is not there. */
export function findPeopleColumns(heading: readonly string[]): PeopleColumns | null {
  const names = heading.map((name) => name.toLowerCase().replaceAll(/[^a-z]/g, ''));
  const places = Object.entries(spellings).map(
    ([field, known]) =>
      [field as Field, names.findIndex((name) => (known as readonly string[]).includes(name))] as const,
  );
  const columns = new Map(places.filter(([, place]) => place >= 0));
  return needed.every((field) => columns.has(field)) ? columns : null;
}

const genderWords = new Map<string, 1 | 2>([
  ...['1', 'm', 'male', 'brother'].map((word) => [word, 1] as const),
  ...['2', 'f', 'female', 'sister'].map((word) => [word, 2] as const),
]);

const yes: ReadonlySet<string> = new Set(['1', 'yes', 'true', 'x', 'y']);

/** A plain appointment, or the highest of those that are ticked one by one. */
function appointmentOf(cell: (field: Field) => string, isOn: (field: Field) => boolean): Appointment {
  const named = appointments.find((one) => one === cell('appointment').toLowerCase());
  if (named) return named;
  if (isOn('elder')) return 'elder';
  if (isOn('servant')) return 'servant';
  if (isOn('baptised')) return 'publisher';
  if (isOn('unbaptised')) return 'unbaptised';
  return isOn('student') ? 'student' : 'publisher';
}

const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

export const rowProblems = [
  'name-missing',
  'too-long',
  'gender-unreadable',
  'day-unreadable',
  'email-unusable',
  'one-pioneering',
  'date-ahead',
  'before-birth',
  'phone-unreadable',
  'already-there',
] as const;
export type RowProblem = (typeof rowProblems)[number];

const longest = 190;

/** The person of a row, or why there is none. @param today in the congregation. */
export function readPersonRow(
  row: readonly string[],
  columns: PeopleColumns,
  today: string,
): Decision<FilePerson, RowProblem> {
  const cell = (field: Field): string => (row[columns.get(field) ?? -1] ?? '').trim();
  const isOn = (field: Field): boolean => yes.has(cell(field).toLowerCase());
  const [first_name, last_name] = [cell('first_name'), cell('last_name')];
  if (!first_name || !last_name) return refuse('name-missing');
  const texts = [cell('email'), cell('phone'), cell('address'), cell('emergency')];
  if (first_name.length > 60 || last_name.length > 60 || texts.some((text) => text.length > longest))
    return refuse('too-long');
  const gender = genderWords.get(cell('gender').toLowerCase());
  if (!gender) return refuse('gender-unreadable');
  const [dob, doi] = [cell('dob') || null, cell('doi') || null];
  if ((dob && !isDay(dob)) || (doi && !isDay(doi))) return refuse('day-unreadable');
  const entry: FilePerson = {
    first_name,
    last_name,
    gender,
    appointment: appointmentOf(cell, isOn),
    // Not told is active: whoever keeps a list keeps those who are there.
    active: cell('active') === '' || isOn('active'),
    cart: isOn('cart'),
    pioneer: isOn('pioneer'),
    special_pioneer: isOn('special_pioneer'),
    aux: isOn('aux'),
    group_id: null,
    email: cell('email').toLowerCase() || null,
    phone: cell('phone') || null,
    address: cell('address') || null,
    emergency: cell('emergency') || null,
    dob,
    doi,
  };
  const wrong = wrongInPerson(entry, today);
  return wrong ? refuse(wrong.code) : allow(onlyAsked(entry));
}

const genderNames = { 1: 'brother', 2: 'sister' } as const;

/** A person as a row under `fileColumns`. */
export const personRow = (person: FilePerson): string[] =>
  fileColumns.map((column) => {
    if (column === 'gender') return genderNames[person.gender];
    const value = person[column];
    return typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? '');
  });

/** Two rows of one name are taken for one person. */
export const nameKey = (person: { first_name: string; last_name: string }): string =>
  `${person.last_name}, ${person.first_name}`.trim().toLowerCase();
