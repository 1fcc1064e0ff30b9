import { absences } from '@sheaf/contract/people/absences/absences';
import { addAwayDate } from '#contexts/people/absences/add-away-date';
import { deleteAwayDate } from '#contexts/people/absences/delete-away-date';
import { editAwayDate } from '#contexts/people/absences/edit-away-date';
import { listAwayDates } from '#contexts/people/absences/list-away-dates';
import { handle, type Route } from '#platform/handle';

export const absencesRoutes: readonly Route[] = [
  handle(absences.listAwayDates, listAwayDates),
  handle(absences.addAwayDate, addAwayDate),
  handle(absences.editAwayDate, editAwayDate),
  handle(absences.deleteAwayDate, deleteAwayDate),
];
