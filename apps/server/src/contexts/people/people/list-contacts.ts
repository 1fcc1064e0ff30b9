import type { people as operations } from '@sheaf/contract/people/people/people';
import { lastFirst } from '@sheaf/rules/people/people/names';
import { reachablePeople } from '#contexts/people/people/reachable-people.store';
import type { Handler } from '#platform/handle';

/** COMMON-R21. */
export const listContacts = async ({ tenant }: Handler<typeof operations.listContacts>) =>
  (await reachablePeople.byMail(tenant)).map((person) => ({ id: person.id, last_first: lastFirst(person) }));
