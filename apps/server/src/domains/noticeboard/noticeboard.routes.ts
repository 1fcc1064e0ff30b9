/** What the domain answers, one line an operation. */
import { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { addFile } from '#domains/noticeboard/add-file';
import { deleteFile } from '#domains/noticeboard/delete-file';
import { listFiles } from '#domains/noticeboard/list-files';
import { readFile } from '#domains/noticeboard/read-file';
import { readNotices } from '#domains/noticeboard/read-notice';
import { handle } from '#platform/handle';

export const noticeboardRoutes = [
  handle(noticeboard.listFiles, listFiles),
  handle(noticeboard.addFile, addFile, readNotices),
  handle(noticeboard.readFile, readFile),
  handle(noticeboard.deleteFile, deleteFile),
];
