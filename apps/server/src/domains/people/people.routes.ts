/** What the domain answers, one line an operation. */
import { people } from '@sheaf/contract/people';
import { addAwayDate } from '#domains/people/add-away-date';
import { addPerson } from '#domains/people/add-person';
import { attachQualification } from '#domains/people/attach-qualification';
import { deleteAwayDate } from '#domains/people/delete-away-date';
import { deletePerson } from '#domains/people/delete-person';
import { detachQualification } from '#domains/people/detach-qualification';
import { editPerson } from '#domains/people/edit-person';
import { listAwayDates } from '#domains/people/list-away-dates';
import { listPeople } from '#domains/people/list-people';
import { listPersonOptions } from '#domains/people/list-person-options';
import { qualifyPeople } from '#domains/people/qualify-people';
import { readPart } from '#domains/people/read-part';
import { readPerson } from '#domains/people/read-person';
import { handle } from '#platform/handle';

export const peopleRoutes = [
  handle(people.listPeople, listPeople),
  handle(people.listPersonOptions, listPersonOptions),
  handle(people.readPerson, readPerson),
  handle(people.addPerson, addPerson),
  handle(people.editPerson, editPerson),
  handle(people.deletePerson, deletePerson),
  handle(people.readPart, readPart),
  handle(people.qualifyPeople, qualifyPeople),
  handle(people.attachQualification, attachQualification),
  handle(people.detachQualification, detachQualification),
  handle(people.listAwayDates, listAwayDates),
  handle(people.addAwayDate, addAwayDate),
  handle(people.deleteAwayDate, deleteAwayDate),
];
