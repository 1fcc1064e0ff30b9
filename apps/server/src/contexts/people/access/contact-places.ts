/** Congregations of a contact, in the order of `strangers.people`. */
import type { StrangersContact } from '#contexts/people/access/contact';
import type { FoundPerson } from '#contexts/people/access/links.store';

export interface ContactPlace {
  congregationId: number;
  /** E-mail in lower case, or a phone in E.164. */
  contact: string;
  people: number[];
}

export function placesOf({ email }: StrangersContact, found: readonly FoundPerson[]): ContactPlace[] {
  const places = new Map<number, ContactPlace>();
  for (const { congregation_id: congregationId, person_id, phone } of found) {
    const place = places.get(congregationId) ?? { congregationId, contact: email ?? phone ?? '', people: [] };
    place.people.push(person_id);
    places.set(congregationId, place);
  }
  return [...places.values()];
}
