/** Filters a list of people by typed name, traits and group. */
import type { Gender } from './gender.ts';
import { type Appointment, appointments } from './map-candidates.ts';

/** Letters that Unicode does not decompose, as people type them on other keyboards. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
};

/** Fast path for most names: an old phone checks hundreds per typed letter. */
const isPlain = /^[\w ,.-]*$/;

const plain = (text: string): string =>
  isPlain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replaceAll(/\p{M}|['’‘ʼ\u0640]/gu, '')
        .toLowerCase()
        .replaceAll(/[ßøłđæœıىة]/gu, (letter) => letters[letter] ?? letter);

/** Every typed word occurs in the name, with or without accents, in any order. */
export function matchesName(name: string, typed: string): boolean {
  const there = plain(name);
  return plain(typed)
    .split(/[\s,]+/)
    .every((word) => there.includes(word));
}

export const peopleFilters = ['active', 'inactive', 'all'] as const;
export type PeopleFilter = (typeof peopleFilters)[number];

export const fitsPeopleFilter = (person: { active: boolean }, filter: PeopleFilter): boolean =>
  filter === 'all' || person.active === (filter === 'active');

/** Filters of people in addition to appointment. */
export const peopleTraits = ['brothers', 'sisters', 'pioneers', 'carts', 'away'] as const;
export type PeopleTrait = (typeof peopleTraits)[number];

export const peopleKinds = ['everybody', ...appointments, ...peopleTraits] as const;
export type PeopleKind = (typeof peopleKinds)[number];

export interface PersonKindFacts {
  appointment: string;
  gender: Gender;
  pioneer: boolean;
  special_pioneer: boolean;
  aux: boolean;
  cart: boolean;
  away: boolean;
}

const traits: Readonly<Record<PeopleTrait, (person: PersonKindFacts) => boolean>> = {
  brothers: ({ gender }) => gender === 'brother',
  sisters: ({ gender }) => gender === 'sister',
  pioneers: ({ pioneer, special_pioneer, aux }) => pioneer || special_pioneer || aux,
  carts: ({ cart }) => cart,
  away: ({ away }) => away,
};

const isAppointment = (kind: PeopleKind): kind is Appointment =>
  (appointments as readonly string[]).includes(kind);

export function isOfKind(person: PersonKindFacts, kind: PeopleKind): boolean {
  if (kind === 'everybody') return true;
  return isAppointment(kind) ? person.appointment === kind : traits[kind](person);
}

/** A group, no group, or any. */
export type GroupChoice = number | 'none' | 'any';

export const isInGroup = ({ group_id }: { group_id: number | null }, group: GroupChoice): boolean =>
  group === 'any' || (group === 'none' ? group_id === null : group_id === group);
