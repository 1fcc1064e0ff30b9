/** What the domain answers, one line an operation. */
import { talks } from '@sheaf/contract/talks/talks';
import { answerRequest } from '#domains/talks/answer-request';
import { bookTalk } from '#domains/talks/book-talk';
import { changeOutline } from '#domains/talks/change-outline';
import { clearTalk } from '#domains/talks/clear-talk';
import { confirmTalk } from '#domains/talks/confirm-talk';
import { deleteTitle } from '#domains/talks/delete-title';
import { exportHistory } from '#domains/talks/export-history';
import { importGiven } from '#domains/talks/import-given';
import { importTitles } from '#domains/talks/import-titles';
import { listAwaySpeakers } from '#domains/talks/list-away-speakers';
import { listAwayTalks } from '#domains/talks/list-away-talks';
import { listGiven } from '#domains/talks/list-given';
import { listOwnSpeakers } from '#domains/talks/list-own-speakers';
import { listTalks } from '#domains/talks/list-talks';
import { listTitles } from '#domains/talks/list-titles';
import { listVisits } from '#domains/talks/list-visits';
import { moveTalk } from '#domains/talks/move-talk';
import { noteSeen } from '#domains/talks/note-seen';
import { printSchedule } from '#domains/talks/print-schedule';
import { readCoordinator } from '#domains/talks/read-coordinator';
import { readHostMeeting } from '#domains/talks/read-host-meeting';
import { readRequest } from '#domains/talks/read-request';
import { remindSpeaker } from '#domains/talks/remind-speaker';
import { restoreTalk } from '#domains/talks/restore-talk';
import { saveAwayTalk } from '#domains/talks/save-away-talk';
import { saveTitle } from '#domains/talks/save-title';
import { shareRequest } from '#domains/talks/share-request';
import { handle } from '#platform/handle';

export const talksRoutes = [
  handle(talks.listTalks, listTalks),
  handle(talks.listOwnSpeakers, listOwnSpeakers),
  handle(talks.listVisits, listVisits),
  handle(talks.readCoordinator, readCoordinator),
  handle(talks.bookTalk, bookTalk),
  handle(talks.changeOutline, changeOutline),
  handle(talks.moveTalk, moveTalk),
  handle(talks.clearTalk, clearTalk),
  handle(talks.restoreTalk, restoreTalk),
  handle(talks.confirmTalk, confirmTalk),
  handle(talks.remindSpeaker, remindSpeaker),
  handle(talks.shareRequest, shareRequest),
  handle(talks.listAwayTalks, listAwayTalks),
  handle(talks.listAwaySpeakers, listAwaySpeakers),
  handle(talks.saveAwayTalk, saveAwayTalk),
  handle(talks.readHostMeeting, readHostMeeting),
  handle(talks.readRequest, readRequest),
  handle(talks.noteSeen, noteSeen),
  handle(talks.answerRequest, answerRequest),
  handle(talks.listTitles, listTitles),
  handle(talks.importTitles, importTitles),
  handle(talks.saveTitle, saveTitle),
  handle(talks.deleteTitle, deleteTitle),
  handle(talks.listGiven, listGiven),
  handle(talks.importGiven, importGiven),
  handle(talks.printSchedule, printSchedule),
  handle(talks.exportHistory, exportHistory),
];
