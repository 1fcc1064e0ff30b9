/** What the domain answers, one line an operation. */
import { meetings } from '@sheaf/contract/meetings/meetings';
import { addHall } from '#domains/meetings/add-hall';
import { addLanguageGroup } from '#domains/meetings/add-language-group';
import { addPart } from '#domains/meetings/add-part';
import { assignPart } from '#domains/meetings/assign-part';
import { deleteLanguageGroup } from '#domains/meetings/delete-language-group';
import { deletePart } from '#domains/meetings/delete-part';
import { editAssignment } from '#domains/meetings/edit-assignment';
import { editLanguageGroup } from '#domains/meetings/edit-language-group';
import { editPart } from '#domains/meetings/edit-part';
import { editPartByKey } from '#domains/meetings/edit-part-by-key';
import { importWorkbook } from '#domains/meetings/import-workbook';
import { listAttendance } from '#domains/meetings/list-attendance';
import { listConcerned } from '#domains/meetings/list-concerned';
import { listLanguageGroups } from '#domains/meetings/list-language-groups';
import { listMeetingAssignments } from '#domains/meetings/list-meeting-assignments';
import { listMeetings } from '#domains/meetings/list-meetings';
import { listParts } from '#domains/meetings/list-parts';
import { listWorkbookImports } from '#domains/meetings/list-workbook-imports';
import { mailDuty } from '#domains/meetings/mail-duty';
import { mailSchedule } from '#domains/meetings/mail-schedule';
import { mailSlips } from '#domains/meetings/mail-slips';
import { moveMeeting } from '#domains/meetings/move-meeting';
import { nameHeading } from '#domains/meetings/name-heading';
import { printSchedule } from '#domains/meetings/print-schedule';
import { printSlips } from '#domains/meetings/print-slips';
import { printVisit } from '#domains/meetings/print-visit';
import { removeHall } from '#domains/meetings/remove-hall';
import { resetMeeting } from '#domains/meetings/reset-meeting';
import { saveAttendance } from '#domains/meetings/save-attendance';
import { saveWeekAttendance } from '#domains/meetings/save-week-attendance';
import { setReading } from '#domains/meetings/set-reading';
import { takeBackWorkbook } from '#domains/meetings/take-back-workbook';
import { uploadWorkbook } from '#domains/meetings/upload-workbook';
import { prepareFetch, prepareUpload } from '#domains/meetings/workbook/prepare-workbook';
import { handle } from '#platform/handle';

export const meetingsRoutes = [
  handle(meetings.listMeetings, listMeetings),
  handle(meetings.listConcerned, listConcerned),
  handle(meetings.listParts, listParts),
  handle(meetings.listMeetingAssignments, listMeetingAssignments),
  handle(meetings.moveMeeting, moveMeeting),
  handle(meetings.setReading, setReading),
  handle(meetings.addHall, addHall),
  handle(meetings.removeHall, removeHall),
  handle(meetings.editPart, editPart),
  handle(meetings.addPart, addPart),
  handle(meetings.deletePart, deletePart),
  handle(meetings.assignPart, assignPart),
  handle(meetings.editAssignment, editAssignment),
  handle(meetings.printSchedule, printSchedule),
  handle(meetings.printVisit, printVisit),
  handle(meetings.printSlips, printSlips),
  handle(meetings.mailSchedule, mailSchedule),
  handle(meetings.mailDuty, mailDuty),
  handle(meetings.mailSlips, mailSlips),
  handle(meetings.saveAttendance, saveAttendance),
  handle(meetings.saveWeekAttendance, saveWeekAttendance),
  handle(meetings.listAttendance, listAttendance),
  handle(meetings.importWorkbook, importWorkbook, prepareFetch),
  handle(meetings.uploadWorkbook, uploadWorkbook, prepareUpload),
  handle(meetings.nameHeading, nameHeading),
  handle(meetings.resetMeeting, resetMeeting),
  handle(meetings.editPartByKey, editPartByKey),
  handle(meetings.listWorkbookImports, listWorkbookImports),
  handle(meetings.takeBackWorkbook, takeBackWorkbook),
  handle(meetings.listLanguageGroups, listLanguageGroups),
  handle(meetings.addLanguageGroup, addLanguageGroup),
  handle(meetings.editLanguageGroup, editLanguageGroup),
  handle(meetings.deleteLanguageGroup, deleteLanguageGroup),
];
