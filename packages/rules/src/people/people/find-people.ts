/** Finding a person in a long list: by what one types of the name, by what they are, by their group. */
import type { Gender } from './gender.ts';
import { type Appointment, appointments } from './map-candidates.ts';

/** Letters that no accent can be taken from, as people type them without their keyboard. */
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

/** Most names, and an old phone goes through hundreds at every letter typed. */
const isPlain = /^[\w ,.-]*$/;

const plain = (text: string): string =>
  isPlain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replaceAll(/\p{M}|['’‘ʼ\u0640]/gu, '')
        .toLowerCase()
        .replaceAll(/[ßøłđæœıىة]/gu, (letter) => letters[letter] ?? letter);

/** Every word typed stands somewhere in the name, with or without accents, in any order. */
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

/** What a list of people is narrowed to beside an appointment. */
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

/** In a group, in none, or whatever their group is. */
export type GroupChoice = number | 'none' | 'any';

export const isInGroup = ({ group_id }: { group_id: number | null }, group: GroupChoice): boolean =>
  group === 'any' || (group === 'none' ? group_id === null : group_id === group);
