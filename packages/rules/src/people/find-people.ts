/** Finding a person in a long list by what one types of his name. */

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

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
