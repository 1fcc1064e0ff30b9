/** Locks people; separate from `people.api.ts`, for domains that `people` itself imports. */
import { heldPeople } from '#contexts/people/people/held-people.store';

export const holdPerson = heldPeople.hold;
export const mayNamePerson = heldPeople.mayBeNamed;
export const lockPeople = heldPeople.lockAll;
