/** Names in lists and avatars. */
export interface PersonName {
  first_name: string;
  last_name: string;
}

export const fullName = (person: PersonName): string => `${person.first_name} ${person.last_name}`;

export const lastFirst = (person: PersonName): string => `${person.last_name}, ${person.first_name}`;

/** First letters of the first two words (COMMON-R27). */
export const initials = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
