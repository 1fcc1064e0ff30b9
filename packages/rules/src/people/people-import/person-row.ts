/** Converts a person to a row of Sheaf's own table and back (IMPORT-R1, IMPORT-R3). */

import { allow, type Decision, refuse } from '../../decision.ts';
import { manyLines, oneLine } from '../../text/text-lines.ts';
import { readDate } from '../../time/date-text.ts';
import { type Tie, ties } from '../families/family.ts';
import type { Gender } from '../people/gender.ts';
import type { Hope } from '../people/hope.ts';
import type { Appointment } from '../people/map-candidates.ts';
import { lastFirst } from '../people/names.ts';
import { onlyAsked, wrongInPerson } from '../people/person-form.ts';
import { hasTalks, highestOutline } from '../people/profile.ts';
import { mayBeQualified, qualificationParts } from '../people/qualification.ts';
import { awayCell, type FileAway, readAwayCell } from './away-cell.ts';
import { type FileColumn, type FileRow, fileColumns } from './columns.ts';
import { appointmentIn, isYes } from './unclear-cells.ts';

export interface FilePerson {
  first_name: string;
  last_name: string;
  gender: Gender;
  appointment: Appointment;
  active: boolean;
  pioneer: boolean;
  special_pioneer: boolean;
  aux: boolean;
  cart: boolean;
  email: string | null;
  phone: string | null;
  address: string | null;
  emergency: string | null;
  dob: string | null;
  doi: string | null;
  hope: Hope;
  /** Null for the language of the congregation. */
  lang: string | null;
  /** Group name. */
  group: string | null;
  qualifications: number[];
  talks: number[];
  /** Family name; the number distinguishes families of the same name. */
  family: string | null;
  family_number: number | null;
  tie: Tie | null;
  away: FileAway[];
}

/** Rows with the same name count as one person. */
export const nameKey = (person: { first_name: string; last_name: string }): string =>
  lastFirst(person).trim().toLowerCase();

export const rowProblems = [
  'name-missing',
  'too-long',
  'gender-missing',
  'gender-unreadable',
  'day-unreadable',
  'email-unusable',
  'phone-unreadable',
  'phone-unsure',
  'one-pioneering',
  'date-ahead',
  'before-birth',
  'away-unreadable',
  'numbers-unreadable',
  'twice-in-file',
  'word-unclear',
  'language-unknown',
] as const;
export type RowProblem = (typeof rowProblems)[number];

const genderLabels = new Map<string, Gender>([
  ...['1', 'm', 'male', 'brother'].map((word) => [word, 'brother'] as const),
  ...['2', 'f', 'female', 'sister'].map((word) => [word, 'sister'] as const),
]);

export const isGenderCell = (cell: string): boolean => genderLabels.has(cell.trim().toLowerCase());

const longest: Partial<Record<FileColumn, number>> = {
  first_name: 60,
  last_name: 60,
  phone: 40,
  emergency: 1000,
  group: 60,
  family: 60,
  away: 4000,
};
const longestElse = 190;
export const longestOf = (column: FileColumn): number => longest[column] ?? longestElse;
/** Maximum characters of any cell in a request. */
export const longestCell = 4000;

/** Numbers of a cell, and the words that are no valid number. */
export function numbersIn(cell: string, highest: number): { numbers: number[]; unread: string[] } {
  const words = cell.split(/[\s,;]+/).filter(Boolean);
  const isNumber = (word: string): boolean =>
    /^\d{1,3}$/.test(word) && Number(word) >= 1 && Number(word) <= highest;
  const numbers = [...new Set(words.filter(isNumber).map(Number))].sort((a, b) => a - b);
  return { numbers, unread: words.filter((word) => !isNumber(word)) };
}

/** Parses an unambiguous date; undefined if it is unreadable. */
export function dayIn(cell: string): string | null | undefined {
  if (cell === '') return null;
  const read = readDate(cell, null, '9999-12-31');
  return read.allowed ? read.value : undefined;
}

export const isLanguageCell = (cell: string): boolean => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(cell);

export const tieIn = (cell: string): Tie | undefined => ties.find((tie) => tie === cell.toLowerCase());

export const familyNumber = (cell: string): number | null => (/^\d{1,9}$/.test(cell) ? Number(cell) : null);

/** Removes fields that do not apply to the person, without a problem report. */
function onlyFitting(person: FilePerson): FilePerson {
  const asked = onlyAsked({ ...person, group_id: null });
  const { group_id: _, ...entry } = asked;
  const isGuest = entry.appointment === 'guest';
  const fits = { ...entry, active: true, qualified_parts: [] };
  return {
    ...entry,
    group: isGuest ? null : entry.group,
    qualifications: entry.qualifications.filter((part) => mayBeQualified(fits, part)),
    talks: hasTalks(entry.appointment) ? entry.talks : [],
  };
}

export const cellText = (row: FileRow, column: FileColumn): string =>
  (column === 'emergency' || column === 'away' ? manyLines : oneLine)(row[column] ?? '').trim();

/** Returns the person of a row, or the reason for a refusal. @param today in the congregation's time zone. */
export function readPersonRow(row: FileRow, today: string): Decision<FilePerson, RowProblem> {
  const cell = (column: FileColumn): string => cellText(row, column);
  const text = (column: FileColumn): string | null => cell(column) || null;
  if (!text('first_name') || !text('last_name')) return refuse('name-missing');
  if (fileColumns.some((column) => cell(column).length > longestOf(column))) return refuse('too-long');
  if (!text('gender')) return refuse('gender-missing');
  const gender = genderLabels.get(cell('gender').toLowerCase());
  if (!gender) return refuse('gender-unreadable');
  const [dob, doi] = [dayIn(cell('dob')), dayIn(cell('doi'))];
  if (dob === undefined || doi === undefined) return refuse('day-unreadable');
  const away = readAwayCell(row.away ?? '');
  if (!away) return refuse('away-unreadable');
  const person: FilePerson = {
    first_name: cell('first_name'),
    last_name: cell('last_name'),
    gender,
    appointment: appointmentIn(cell('appointment')) ?? 'publisher',
    // Active by default: lists contain current people.
    active: cell('active') === '' || isYes(cell('active'), 'active'),
    pioneer: isYes(cell('pioneer'), 'pioneer'),
    special_pioneer: isYes(cell('special_pioneer'), 'special_pioneer'),
    aux: isYes(cell('aux'), 'aux'),
    cart: isYes(cell('cart'), 'cart'),
    email: text('email')?.toLowerCase() ?? null,
    phone: text('phone'),
    address: text('address'),
    emergency: text('emergency'),
    dob,
    doi,
    hope: isYes(cell('hope'), 'hope') ? 'anointed' : 'other-sheep',
    lang: isLanguageCell(cell('lang')) ? cell('lang') : null,
    group: text('group'),
    qualifications: numbersIn(cell('qualifications'), Math.max(...qualificationParts)).numbers,
    talks: numbersIn(cell('talks'), highestOutline).numbers,
    family: text('family'),
    family_number: text('family') ? familyNumber(cell('family_number')) : null,
    tie: text('family') ? (tieIn(cell('tie')) ?? 'other') : null,
    away,
  };
  const [wrong] = wrongInPerson(person, today);
  return wrong ? refuse(wrong.code) : allow(onlyFitting(person));
}

/** Cells of a person in the order of `fileColumns`. */
export const personRow = (person: FilePerson): string[] =>
  fileColumns.map((column) => {
    if (column === 'hope') return person.hope === 'anointed' ? 'yes' : 'no';
    if (column === 'away') return awayCell(person.away);
    const value = person[column];
    if (Array.isArray(value)) return value.join('; ');
    return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? '');
  });
