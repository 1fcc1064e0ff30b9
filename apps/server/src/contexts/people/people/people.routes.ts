import { people } from '@sheaf/contract/people/people/people';
import { addPerson } from '#contexts/people/people/add-person';
import { approveForCarts } from '#contexts/people/people/approve-for-carts';
import { attachCartPartner } from '#contexts/people/people/attach-cart-partner';
import { attachQualification } from '#contexts/people/people/attach-qualification';
import { confirmPhoneReading } from '#contexts/people/people/confirm-phone-reading';
import { deletePerson } from '#contexts/people/people/delete-person';
import { detachCartPartner } from '#contexts/people/people/detach-cart-partner';
import { detachQualification } from '#contexts/people/people/detach-qualification';
import { editCartPartners } from '#contexts/people/people/edit-cart-partners';
import { editPerson } from '#contexts/people/people/edit-person';
import { editPreparedTalks } from '#contexts/people/people/edit-prepared-talks';
import { editProfile } from '#contexts/people/people/edit-profile';
import { listCartPartners } from '#contexts/people/people/list-cart-partners';
import { listCleared } from '#contexts/people/people/list-cleared';
import { listCommitments } from '#contexts/people/people/list-commitments';
import { listContacts } from '#contexts/people/people/list-contacts';
import { listParts } from '#contexts/people/people/list-parts';
import { listPeople } from '#contexts/people/people/list-people';
import { listPersonOptions } from '#contexts/people/people/list-person-options';
import { listPhonesToCheck } from '#contexts/people/people/list-phones-to-check';
import { listTelephones } from '#contexts/people/people/list-telephones';
import { listVisitors } from '#contexts/people/people/list-visitors';
import { qualifyPeople } from '#contexts/people/people/qualify-people';
import { readPart } from '#contexts/people/people/read-part';
import { readPerson } from '#contexts/people/people/read-person';
import { readProfile } from '#contexts/people/people/read-profile';
import { removeUnfitQualifications } from '#contexts/people/people/remove-unfit-qualifications';
import { restoreCleared } from '#contexts/people/people/restore-cleared';
import { handle, type Route } from '#platform/handle';

export const peopleRoutes: readonly Route[] = [
  handle(people.listPeople, listPeople),
  handle(people.listCommitments, listCommitments),
  handle(people.listCleared, listCleared),
  handle(people.restoreCleared, restoreCleared),
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
  handle(people.listTelephones, listTelephones),
  handle(people.listPhonesToCheck, listPhonesToCheck),
  handle(people.confirmPhoneReading, confirmPhoneReading),
];
