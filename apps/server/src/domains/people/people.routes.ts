/** What the domain answers, one line an operation. */
import { people } from '@sheaf/contract/people';
import { addPerson } from '#domains/people/add-person';
import { deletePerson } from '#domains/people/delete-person';
import { editPerson } from '#domains/people/edit-person';
import { listPeople } from '#domains/people/list-people';
import { listPersonOptions } from '#domains/people/list-person-options';
import { readPerson } from '#domains/people/read-person';
import { handle } from '#platform/handle';

export const peopleRoutes = [
  handle(people.listPeople, listPeople),
  handle(people.listPersonOptions, listPersonOptions),
  handle(people.readPerson, readPerson),
  handle(people.addPerson, addPerson),
  handle(people.editPerson, editPerson),
  handle(people.deletePerson, deletePerson),
];
