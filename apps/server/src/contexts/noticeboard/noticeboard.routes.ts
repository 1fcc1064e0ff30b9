import { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { addFile } from '#contexts/noticeboard/add-file';
import { deleteFile } from '#contexts/noticeboard/delete-file';
import { listFiles } from '#contexts/noticeboard/list-files';
import { readFile } from '#contexts/noticeboard/read-file';
import { readNotices } from '#contexts/noticeboard/read-notice';
import { handle } from '#platform/handle';

export const noticeboardRoutes = [
  handle(noticeboard.listFiles, listFiles),
  handle(noticeboard.addFile, addFile, readNotices),
  handle(noticeboard.readFile, readFile),
  handle(noticeboard.deleteFile, deleteFile),
];
