/** What the domain answers, one line an operation. */
import { people } from '@sheaf/contract/people/people';
import { addPerson } from '#domains/people/add-person';
import { approveForCarts } from '#domains/people/approve-for-carts';
import { attachCartPartner } from '#domains/people/attach-cart-partner';
import { attachQualification } from '#domains/people/attach-qualification';
import { deletePerson } from '#domains/people/delete-person';
import { detachCartPartner } from '#domains/people/detach-cart-partner';
import { detachQualification } from '#domains/people/detach-qualification';
import { editCartPartners } from '#domains/people/edit-cart-partners';
import { editPerson } from '#domains/people/edit-person';
import { editPreparedTalks } from '#domains/people/edit-prepared-talks';
import { editProfile } from '#domains/people/edit-profile';
import { listCartPartners } from '#domains/people/list-cart-partners';
import { listCommitments } from '#domains/people/list-commitments';
import { listContacts } from '#domains/people/list-contacts';
import { listParts } from '#domains/people/list-parts';
import { listPeople } from '#domains/people/list-people';
import { listPersonOptions } from '#domains/people/list-person-options';
import { listVisitors } from '#domains/people/list-visitors';
import { qualifyPeople } from '#domains/people/qualify-people';
import { readPart } from '#domains/people/read-part';
import { readPerson } from '#domains/people/read-person';
import { readProfile } from '#domains/people/read-profile';
import { removeUnfitQualifications } from '#domains/people/remove-unfit-qualifications';
import { handle, type Route } from '#platform/handle';

export const peopleRoutes: readonly Route[] = [
  handle(people.listPeople, listPeople),
  handle(people.listCommitments, listCommitments),
  handle(people.listContacts, listContacts),
  handle(people.listPersonOptions, listPersonOptions),
  handle(people.readPerson, readPerson),
  handle(people.addPerson, addPerson),
  handle(people.editPerson, editPerson),
  handle(people.deletePerson, deletePerson),
  handle(people.listParts, listParts),
  handle(people.readPart, readPart),
  handle(people.qualifyPeople, qualifyPeople),
  handle(people.attachQualification, attachQualification),
  handle(people.detachQualification, detachQualification),
  handle(people.removeUnfitQualifications, removeUnfitQualifications),
  handle(people.readProfile, readProfile),
  handle(people.editProfile, editProfile),
  handle(people.editPreparedTalks, editPreparedTalks),
  handle(people.editCartPartners, editCartPartners),
  handle(people.approveForCarts, approveForCarts),
  handle(people.listCartPartners, listCartPartners),
  handle(people.attachCartPartner, attachCartPartner),
  handle(people.detachCartPartner, detachCartPartner),
  handle(people.listVisitors, listVisitors),
];
