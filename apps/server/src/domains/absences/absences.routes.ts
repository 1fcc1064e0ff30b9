/** What the domain answers, one line an operation. */
import { absences } from '@sheaf/contract/absences/absences';
import { addAwayDate } from '#domains/absences/add-away-date';
import { deleteAwayDate } from '#domains/absences/delete-away-date';
import { editAwayDate } from '#domains/absences/edit-away-date';
import { listAwayDates } from '#domains/absences/list-away-dates';
import { handle, type Route } from '#platform/handle';

export const absencesRoutes: readonly Route[] = [
  handle(absences.listAwayDates, listAwayDates),
  handle(absences.addAwayDate, addAwayDate),
  handle(absences.editAwayDate, editAwayDate),
  handle(absences.deleteAwayDate, deleteAwayDate),
];
