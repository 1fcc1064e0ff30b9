import { talks } from '@sheaf/contract/meetings/talks/talks';
import { answerRequest } from '#contexts/meetings/talks/answer-request';
import { bookTalk } from '#contexts/meetings/talks/book-talk';
import { changeOutline } from '#contexts/meetings/talks/change-outline';
import { clearTalk } from '#contexts/meetings/talks/clear-talk';
import { confirmTalk } from '#contexts/meetings/talks/confirm-talk';
import { deleteTitle } from '#contexts/meetings/talks/delete-title';
import { exportHistory } from '#contexts/meetings/talks/export-history';
import { importGiven } from '#contexts/meetings/talks/import-given';
import { importTitles } from '#contexts/meetings/talks/import-titles';
import { listAwaySpeakers } from '#contexts/meetings/talks/list-away-speakers';
import { listAwayTalks } from '#contexts/meetings/talks/list-away-talks';
import { listGiven } from '#contexts/meetings/talks/list-given';
import { listOwnSpeakers } from '#contexts/meetings/talks/list-own-speakers';
import { listTalks } from '#contexts/meetings/talks/list-talks';
import { listTitles } from '#contexts/meetings/talks/list-titles';
import { listVisits } from '#contexts/meetings/talks/list-visits';
import { moveTalk } from '#contexts/meetings/talks/move-talk';
import { noteSeen } from '#contexts/meetings/talks/note-seen';
import { printSchedule } from '#contexts/meetings/talks/print-schedule';
import { readCoordinator } from '#contexts/meetings/talks/read-coordinator';
import { readHostMeeting } from '#contexts/meetings/talks/read-host-meeting';
import { readRequest } from '#contexts/meetings/talks/read-request';
import { remindSpeaker } from '#contexts/meetings/talks/remind-speaker';
import { restoreTalk } from '#contexts/meetings/talks/restore-talk';
import { saveAwayTalk } from '#contexts/meetings/talks/save-away-talk';
import { saveTitle } from '#contexts/meetings/talks/save-title';
import { shareRequest } from '#contexts/meetings/talks/share-request';
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
