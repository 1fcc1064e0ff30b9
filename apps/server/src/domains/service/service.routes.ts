/** What the domain answers, one line an operation. */
import { service } from '@sheaf/contract/service/service';
import { acceptChange } from '#domains/service/accept-change';
import { addFieldGroup } from '#domains/service/add-field-group';
import { addRotationGroup } from '#domains/service/add-rotation-group';
import { addSpecialGroup } from '#domains/service/add-special-group';
import { deleteFieldGroup } from '#domains/service/delete-field-group';
import { deleteRotationGroup } from '#domains/service/delete-rotation-group';
import { deleteSpecialGroup } from '#domains/service/delete-special-group';
import { editFieldGroup } from '#domains/service/edit-field-group';
import { editRotationGroup } from '#domains/service/edit-rotation-group';
import { editSpecialGroup } from '#domains/service/edit-special-group';
import { listChangeCandidates } from '#domains/service/list-change-candidates';
import { listFieldGroups } from '#domains/service/list-field-groups';
import { listFieldMeetings } from '#domains/service/list-field-meetings';
import { listOverseers } from '#domains/service/list-overseers';
import { listPlaces } from '#domains/service/list-places';
import { listRotationGroups } from '#domains/service/list-rotation-groups';
import { listSpecialGroups } from '#domains/service/list-special-groups';
import { rejectChange } from '#domains/service/reject-change';
import { requestChange } from '#domains/service/request-change';
import { savePlace } from '#domains/service/save-place';
import { withdrawChange } from '#domains/service/withdraw-change';
import { handle } from '#platform/handle';

export const serviceRoutes = [
  handle(service.listFieldGroups, listFieldGroups),
  handle(service.addFieldGroup, addFieldGroup),
  handle(service.editFieldGroup, editFieldGroup),
  handle(service.deleteFieldGroup, deleteFieldGroup),
  handle(service.listSpecialGroups, listSpecialGroups),
  handle(service.addSpecialGroup, addSpecialGroup),
  handle(service.editSpecialGroup, editSpecialGroup),
  handle(service.deleteSpecialGroup, deleteSpecialGroup),
  handle(service.listRotationGroups, listRotationGroups),
  handle(service.addRotationGroup, addRotationGroup),
  handle(service.editRotationGroup, editRotationGroup),
  handle(service.deleteRotationGroup, deleteRotationGroup),
  handle(service.listFieldMeetings, listFieldMeetings),
  handle(service.listPlaces, listPlaces),
  handle(service.savePlace, savePlace),
  handle(service.listOverseers, listOverseers),
  handle(service.listChangeCandidates, listChangeCandidates),
  handle(service.requestChange, requestChange),
  handle(service.withdrawChange, withdrawChange),
  handle(service.acceptChange, acceptChange),
  handle(service.rejectChange, rejectChange),
];
