/** Matches the map holders named in a file with people of the congregation, by name alone (TERR-R24). */
import { fullName } from '../../people/people/names.ts';
import { namesInOrder } from '../../text/names-in-order.ts';
import { type HistoryNote, isHolding } from './read-assignment.ts';

/** A person of the congregation whom a name may match. */
export interface KnownPerson {
  id: number;
  first_name: string;
  last_name: string;
}

export interface HolderName {
  name: string;
  /** Number of assignments in the file. */
  times: number;
  /** The only person with that name; null for none, and for two with the same name. */
  match: { id: number; full_name: string } | null;
}

/** The choice made for a name; null imports it as a name without a person. */
export interface NameChoice {
  name: string;
  person: number | null;
}

/** A holder as it will be written: a person of the congregation, or a name. */
export interface Holder {
  person: number | null;
  name: string;
}

/** Lower case, first name first, single spaces. */
export const plainName = (name: string): string =>
  namesInOrder(name).normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

const spellings = (person: KnownPerson): string[] =>
  [fullName(person), `${person.last_name} ${person.first_name}`].map(plainName);

function peopleByName(people: readonly KnownPerson[]): Map<string, KnownPerson | null> {
  const found = new Map<string, KnownPerson | null>();
  for (const person of people)
    for (const name of new Set(spellings(person))) {
      const before = found.get(name);
      found.set(name, before === undefined || before?.id === person.id ? person : null);
    }
  return found;
}

/** Every name once, in its first spelling but with the first name first; most frequent first. */
export function holderNames(history: readonly HistoryNote[], people: readonly KnownPerson[]): HolderName[] {
  const byName = peopleByName(people);
  const found = new Map<string, HolderName>();
  for (const { name } of history.filter(isHolding).flatMap(({ holders }) => holders)) {
    const key = plainName(name);
    const person = byName.get(key);
    const match = person ? { id: person.id, full_name: fullName(person) } : null;
    const known = found.get(key);
    found.set(
      key,
      known ? { ...known, times: known.times + 1 } : { name: namesInOrder(name), times: 1, match },
    );
  }
  return [...found.values()].sort((a, b) => b.times - a.times || a.name.localeCompare(b.name));
}

/** Returns the choice made for a name, else its match. */
export function openHolders(
  names: readonly HolderName[],
  choices: readonly NameChoice[],
): (name: string) => Holder {
  const chosen = new Map(names.map(({ name, match }) => [plainName(name), match?.id ?? null]));
  for (const { name, person } of choices) chosen.set(plainName(name), person);
  const spelled = new Map(names.map(({ name }) => [plainName(name), name]));
  return (name) => ({
    name: spelled.get(plainName(name)) ?? name,
    person: chosen.get(plainName(name)) ?? null,
  });
}
