/** Plans a people import: new people, existing people, fields to fill, and refused rows (IMPORT-R3 to R5). */
import { isSurePhone } from '../../contact/sure-phone.ts';
import type { Tie } from '../families/family.ts';
import type { Gender } from '../people/gender.ts';
import { wrongInPerson } from '../people/person-form.ts';
import { hasTalks } from '../people/profile.ts';
import { mayBeQualified } from '../people/qualification.ts';
import type { FileAway } from './away-cell.ts';
import { type BadCell, leaveOutBadCells } from './bad-cells.ts';
import type { FileLine } from './columns.ts';
import {
  cellText,
  type FilePerson,
  isGenderCell,
  nameKey,
  type RowProblem,
  readPersonRow,
} from './person-row.ts';
import { type AskedWord, askedWords } from './unclear-cells.ts';

/** An existing person. */
export interface KnownPerson {
  id: number;
  first_name: string;
  last_name: string;
  gender: Gender;
  appointment: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  emergency: string | null;
  dob: string | null;
  doi: string | null;
  group_id: number | null;
  qualified_parts: readonly number[];
  public_talk_outlines: readonly number[];
  family_id: number | null;
  /** Whether an absence includes today or a later day. */
  is_away_ahead: boolean;
  /** False if links to their contacts would grant the importer more permissions (USERS-X7). */
  contacts_open: boolean;
}

export interface FilledFields {
  email?: string;
  phone?: string;
  address?: string;
  emergency?: string;
  dob?: string;
  doi?: string;
  group?: string;
  qualified_parts?: number[];
  public_talk_outlines?: number[];
  away?: FileAway[];
}

export type Outcome = 'new' | 'there' | 'filled' | 'problem';

export interface PlannedRow {
  line: number;
  full_name: string;
  outcome: Outcome;
  reason: RowProblem | null;
  /** Filled fields. */
  fields: (keyof FilledFields)[];
  /** Cells omitted from the person. */
  left_out: BadCell[];
  /** Words that must be answered before the person is imported (IMPORT-R24). */
  words: AskedWord[];
}

export interface PlannedFamily {
  /** Id of the existing family; null for a new one. */
  id: number | null;
  name: string;
  /** Keyed by `nameKey`. */
  members: { key: string; tie: Tie }[];
}

export interface PeoplePlan {
  rows: PlannedRow[];
  add: FilePerson[];
  fill: { id: number; filling: FilledFields }[];
  /** Names of groups to create. */
  groups: string[];
  families: PlannedFamily[];
}

export interface PlanContext {
  known: readonly KnownPerson[];
  groups: readonly string[];
  /** Date in the congregation's time zone. */
  today: string;
  /** Whether empty fields are filled from the file. */
  fill: boolean;
  /** Returns the stored form of a phone number; undefined if unreadable. */
  phoneOf: (typed: string | null) => string | null | undefined;
}

const plainFields = ['address', 'emergency', 'dob', 'doi'] as const;
const contactFields = ['email', 'phone'] as const;

/** Values of the file for empty fields. */
function fillingOf(known: KnownPerson, file: FilePerson, today: string): FilledFields {
  const filling: FilledFields = {};
  const isGuest = known.appointment === 'guest';
  for (const field of [...(known.contacts_open ? contactFields : []), ...(isGuest ? [] : plainFields)]) {
    const value = file[field];
    if (!known[field] && value) filling[field] = value;
  }
  if (known.group_id === null && file.group && !isGuest) filling.group = file.group;
  const fits = { ...known, active: true, qualified_parts: [] };
  const parts = file.qualifications.filter((part) => mayBeQualified(fits, part));
  if (known.qualified_parts.length === 0 && parts.length > 0) filling.qualified_parts = parts;
  if (known.public_talk_outlines.length === 0 && file.talks.length > 0 && hasTalks(known.appointment))
    filling.public_talk_outlines = file.talks;
  const ahead = known.is_away_ahead ? [] : file.away.filter(({ end_date }) => end_date >= today);
  if (ahead.length > 0) filling.away = ahead;
  const days = { dob: filling.dob ?? known.dob, doi: filling.doi ?? known.doi };
  if (wrongInPerson({ email: null, pioneer: false, special_pioneer: false, ...days }, today).length > 0) {
    delete filling.dob;
    delete filling.doi;
  }
  return filling;
}

type Reading = { person: FilePerson; bad: BadCell[] } | { reason: RowProblem };

function readLine({ cells }: FileLine, { today, phoneOf }: PlanContext, seen: Set<string>): Reading {
  const { row, bad } = leaveOutBadCells(cells, today);
  const read = readPersonRow(row, today);
  if (!read.allowed) return { reason: read.reason };
  const phone = phoneOf(read.value.phone);
  if (phone === undefined)
    bad.push({ column: 'phone', reason: 'phone-unreadable', text: read.value.phone ?? '' });
  const key = nameKey(read.value);
  if (seen.has(key)) return { reason: 'twice-in-file' };
  seen.add(key);
  return { person: { ...read.value, phone: phone ?? null }, bad };
}

/**
 * Permits one head and one spouse; further ones become other members, and without a head the first member
 * becomes it.
 */
function inOrder(family: PlannedFamily): PlannedFamily {
  const taken = new Set<Tie>(family.id === null ? [] : ['head', 'spouse']);
  const members = family.members.map(({ key, tie }) => {
    const only = tie === 'head' || tie === 'spouse';
    if (only && taken.has(tie)) return { key, tie: 'other' as const };
    taken.add(tie);
    return { key, tie };
  });
  if (!taken.has('head')) members[0]!.tie = 'head';
  return { ...family, members };
}

/** Families of new people; if a member with a family exists, the new ones are added to that family. */
function familiesOf(
  people: readonly FilePerson[],
  added: ReadonlySet<string>,
  known: ReadonlyMap<string, KnownPerson>,
) {
  const families = new Map<string, PlannedFamily>();
  for (const person of people) {
    if (person.family === null || person.tie === null) continue;
    const place = `${person.family_number}|${person.family}`;
    const family = families.get(place) ?? { id: null, name: person.family, members: [] };
    families.set(place, family);
    const key = nameKey(person);
    family.id ??= known.get(key)?.family_id ?? null;
    if (added.has(key)) family.members.push({ key, tie: person.tie });
  }
  return [...families.values()].filter(({ members }) => members.length > 0).map(inOrder);
}

const fullNameIn = ({ cells }: FileLine): string =>
  `${cells.first_name ?? ''} ${cells.last_name ?? ''}`.trim().slice(0, 121);

/** A person who exists needs no gender in the file. */
function withKnownGender(line: FileLine, known: ReadonlyMap<string, KnownPerson>): FileLine {
  const [first_name, last_name] = [cellText(line.cells, 'first_name'), cellText(line.cells, 'last_name')];
  const there = known.get(nameKey({ first_name, last_name }));
  if (!there || isGenderCell(cellText(line.cells, 'gender'))) return line;
  return { ...line, cells: { ...line.cells, gender: there.gender } };
}

export function planPeople(lines: readonly FileLine[], around: PlanContext): PeoplePlan {
  const known = new Map(around.known.map((person) => [nameKey(person), person] as const));
  const seen = new Set<string>();
  const plan: PeoplePlan = { rows: [], add: [], fill: [], groups: [], families: [] };
  const people: FilePerson[] = [];
  for (const line of lines) {
    const row: PlannedRow = {
      line: line.line,
      full_name: fullNameIn(line),
      outcome: 'problem',
      reason: null,
      fields: [],
      left_out: [],
      words: [],
    };
    plan.rows.push(row);
    const reading = readLine(withKnownGender(line, known), around, seen);
    if ('reason' in reading) {
      row.reason = reading.reason;
      continue;
    }
    const there = known.get(nameKey(reading.person));
    // Yes/no words of existing people are not imported.
    row.words = there ? [] : askedWords(line.cells);
    if (row.words.length > 0) {
      row.reason = 'word-unclear';
      continue;
    }
    row.left_out = reading.bad;
    people.push(reading.person);
    const filling = there && around.fill ? fillingOf(there, reading.person, around.today) : {};
    row.fields = Object.keys(filling) as (keyof FilledFields)[];
    // A note on an imported row: a person has to confirm the country of the number.
    const isTaken = !there || row.fields.includes('phone');
    if (isTaken && reading.person.phone !== null && !isSurePhone(reading.person.phone))
      row.reason = 'phone-unsure';
    row.outcome = !there ? 'new' : row.fields.length > 0 ? 'filled' : 'there';
    if (!there) plan.add.push(reading.person);
    else if (row.fields.length > 0) plan.fill.push({ id: there.id, filling });
  }
  const groupsHere = new Set(around.groups.map((name) => name.trim().toLowerCase()));
  const named = [...plan.add.map(({ group }) => group), ...plan.fill.map(({ filling }) => filling.group)];
  for (const name of named) {
    if (!name || groupsHere.has(name.toLowerCase())) continue;
    groupsHere.add(name.toLowerCase());
    plan.groups.push(name);
  }
  plan.families = familiesOf(people, new Set(plan.add.map(nameKey)), known);
  return plan;
}

export interface PeopleCounts {
  new: number;
  filled: number;
  there: number;
  problems: number;
  groups: number;
  families: number;
}

export const countPeople = (plan: PeoplePlan): PeopleCounts => {
  const count = (outcome: Outcome): number => plan.rows.filter((row) => row.outcome === outcome).length;
  return {
    new: count('new'),
    filled: count('filled'),
    there: count('there'),
    problems: count('problem'),
    groups: plan.groups.length,
    families: plan.families.filter(({ id }) => id === null).length,
  };
};

export const bringsNothing = (counts: PeopleCounts): boolean => counts.new + counts.filled === 0;

/** Returns the permissions that the importer lacks, besides adding people. */
export function lackingForPeople(plan: PeoplePlan, permissions: ReadonlySet<string>): string[] {
  const added = plan.add;
  const needs: [string, boolean][] = [
    ['settings.users.edit', plan.fill.length > 0 || plan.families.length > 0],
    ['settings.groups.add', plan.groups.length > 0],
    [
      'settings.users.qualifications',
      added.some(({ qualifications }) => qualifications.length > 0) ||
        plan.fill.some(({ filling }) => filling.qualified_parts !== undefined),
    ],
    [
      'settings.away.admin',
      added.some(({ away }) => away.length > 0) ||
        plan.fill.some(({ filling }) => filling.away !== undefined),
    ],
  ];
  return needs.flatMap(([key, isNeeded]) => (isNeeded && !permissions.has(key) ? [key] : []));
}
