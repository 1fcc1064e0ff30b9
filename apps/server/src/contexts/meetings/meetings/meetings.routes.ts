import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { addHall } from '#contexts/meetings/meetings/add-hall';
import { addPart } from '#contexts/meetings/meetings/add-part';
import { assignPart } from '#contexts/meetings/meetings/assign-part';
import { deleteLanguageGroup } from '#contexts/meetings/meetings/delete-language-group';
import { deleteMeetingTimes } from '#contexts/meetings/meetings/delete-meeting-times';
import { deletePart } from '#contexts/meetings/meetings/delete-part';
import { editAssignment } from '#contexts/meetings/meetings/edit-assignment';
import { editPart } from '#contexts/meetings/meetings/edit-part';
import { editPartByKey } from '#contexts/meetings/meetings/edit-part-by-key';
import { importWorkbook } from '#contexts/meetings/meetings/import-workbook';
import { listAttendance } from '#contexts/meetings/meetings/list-attendance';
import { listConcerned } from '#contexts/meetings/meetings/list-concerned';
import { listLanguageGroups } from '#contexts/meetings/meetings/list-language-groups';
import { listMailRecipients } from '#contexts/meetings/meetings/list-mail-recipients';
import { listMeetingAssignments } from '#contexts/meetings/meetings/list-meeting-assignments';
import { listMeetingTimes } from '#contexts/meetings/meetings/list-meeting-times';
import { listMeetings } from '#contexts/meetings/meetings/list-meetings';
import { listParts } from '#contexts/meetings/meetings/list-parts';
import { listSpecialMeetings } from '#contexts/meetings/meetings/list-special-meetings';
import { listWorkbookImports } from '#contexts/meetings/meetings/list-workbook-imports';
import { mailAssignments } from '#contexts/meetings/meetings/mail-assignments';
import { mailDuty } from '#contexts/meetings/meetings/mail-duty';
import { mailSchedule } from '#contexts/meetings/meetings/mail-schedule';
import { mailSlips } from '#contexts/meetings/meetings/mail-slips';
import { languageGroupRecords } from '#contexts/meetings/meetings/meetings.records';
import { moveMeeting } from '#contexts/meetings/meetings/move-meeting';
import { nameHeading } from '#contexts/meetings/meetings/name-heading';
import { printSchedule } from '#contexts/meetings/meetings/print-schedule';
import { printSlips } from '#contexts/meetings/meetings/print-slips';
import { printSpecialMeeting } from '#contexts/meetings/meetings/print-special-meeting';
import { printVisit } from '#contexts/meetings/meetings/print-visit';
import { removeHall } from '#contexts/meetings/meetings/remove-hall';
import { resetMeeting } from '#contexts/meetings/meetings/reset-meeting';
import { rollbackWorkbook } from '#contexts/meetings/meetings/rollback-workbook';
import { saveAttendance } from '#contexts/meetings/meetings/save-attendance';
import { saveMeetingTimes } from '#contexts/meetings/meetings/save-meeting-times';
import { saveSpecialMeeting } from '#contexts/meetings/meetings/save-special-meeting';
import { saveWeekAttendance } from '#contexts/meetings/meetings/save-week-attendance';
import { setReading } from '#contexts/meetings/meetings/set-reading';
import { uploadWorkbook } from '#contexts/meetings/meetings/upload-workbook';
import { prepareFetch, prepareUpload } from '#contexts/meetings/meetings/workbook/prepare-workbook';
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
  handle(meetings.listMailRecipients, listMailRecipients),
  handle(meetings.mailAssignments, mailAssignments),
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
  handle(meetings.rollbackWorkbook, rollbackWorkbook),
  handle(meetings.listLanguageGroups, listLanguageGroups),
  ...languageGroupRecords,
  handle(meetings.deleteLanguageGroup, deleteLanguageGroup),
  handle(meetings.listMeetingTimes, listMeetingTimes),
  handle(meetings.saveMeetingTimes, saveMeetingTimes),
  handle(meetings.deleteMeetingTimes, deleteMeetingTimes),
  handle(meetings.listSpecialMeetings, listSpecialMeetings),
  handle(meetings.saveSpecialMeeting, saveSpecialMeeting),
  handle(meetings.printSpecialMeeting, printSpecialMeeting),
];
