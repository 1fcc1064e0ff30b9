/** What the domain answers, one line an operation. */
import { people } from '@sheaf/contract/people';
import { listPeople } from '#domains/people/list-people';
import { handle } from '#platform/handle';

export const peopleRoutes = [handle(people.listPeople, listPeople)];
