/** Holding and locking people; beside `people.api.ts`, for those whom people need themselves. */
import { heldPeople } from '#contexts/people/people/held-people.store';

export const holdPerson = heldPeople.hold;
export const mayNamePerson = heldPeople.mayBeNamed;
export const lockPeople = heldPeople.lockAll;
