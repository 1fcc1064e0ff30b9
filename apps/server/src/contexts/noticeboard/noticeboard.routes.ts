import { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { addFile } from '#contexts/noticeboard/add-file';
import { attachFiles } from '#contexts/noticeboard/attach-files';
import { deleteFile } from '#contexts/noticeboard/delete-file';
import { listFiles } from '#contexts/noticeboard/list-files';
import { listFolders } from '#contexts/noticeboard/list-folders';
import { listNotices } from '#contexts/noticeboard/list-notices';
import { listReads } from '#contexts/noticeboard/list-reads';
import { markRead } from '#contexts/noticeboard/mark-read';
import { noticeRecords } from '#contexts/noticeboard/noticeboard.records';
import { printNotice } from '#contexts/noticeboard/print-notice';
import { readFile } from '#contexts/noticeboard/read-file';
import { readNotice } from '#contexts/noticeboard/read-notice';
import { readNoticeFiles } from '#contexts/noticeboard/read-notice-files';
import { saveFolders } from '#contexts/noticeboard/save-folders';
import { tellNotice } from '#contexts/noticeboard/tell-notice';
import { handle } from '#platform/handle';

export const noticeboardRoutes = [
  handle(noticeboard.listNotices, listNotices),
  handle(noticeboard.readNotice, readNotice),
  ...noticeRecords,
  handle(noticeboard.attachFiles, attachFiles, readNoticeFiles),
  handle(noticeboard.markRead, markRead),
  handle(noticeboard.listReads, listReads),
  handle(noticeboard.tellNotice, tellNotice),
  handle(noticeboard.printNotice, printNotice),
  handle(noticeboard.listFolders, listFolders),
  handle(noticeboard.saveFolders, saveFolders),
  handle(noticeboard.listFiles, listFiles),
  handle(noticeboard.addFile, addFile, readNoticeFiles),
  handle(noticeboard.readFile, readFile),
  handle(noticeboard.deleteFile, deleteFile),
];
