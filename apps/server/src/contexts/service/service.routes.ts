import { service } from '@sheaf/contract/service/service';
import { acceptChange } from '#contexts/service/accept-change';
import { addRotationGroup } from '#contexts/service/add-rotation-group';
import { addSpecialGroup } from '#contexts/service/add-special-group';
import { deleteRotationGroup } from '#contexts/service/delete-rotation-group';
import { deleteSpecialGroup } from '#contexts/service/delete-special-group';
import { editRotationGroup } from '#contexts/service/edit-rotation-group';
import { editSpecialGroup } from '#contexts/service/edit-special-group';
import { listChangeCandidates } from '#contexts/service/list-change-candidates';
import { listFieldGroups } from '#contexts/service/list-field-groups';
import { listFieldMeetings } from '#contexts/service/list-field-meetings';
import { listOverseers } from '#contexts/service/list-overseers';
import { listPlaces } from '#contexts/service/list-places';
import { listRotationGroups } from '#contexts/service/list-rotation-groups';
import { listSpecialGroups } from '#contexts/service/list-special-groups';
import { rejectChange } from '#contexts/service/reject-change';
import { requestChange } from '#contexts/service/request-change';
import { savePlace } from '#contexts/service/save-place';
import { fieldGroupRecords } from '#contexts/service/service.records';
import { withdrawChange } from '#contexts/service/withdraw-change';
import { handle } from '#platform/handle';

export const serviceRoutes = [
  handle(service.listFieldGroups, listFieldGroups),
  ...fieldGroupRecords,
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
