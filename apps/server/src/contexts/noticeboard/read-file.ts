import type { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { noticeMediaTypes } from '@sheaf/rules/noticeboard/notice-file';
import { files } from '#contexts/noticeboard/noticeboard.store';
import { readReadable } from '#contexts/noticeboard/readable-notices';
import type { Handler } from '#platform/handle';
import { FileReply } from '#platform/replies';

/** Serves the file of a readable notice with its detected type, as an attachment (NOTICE-R4, X-BOARD-3). */
export async function readFile(call: Handler<typeof noticeboard.readFile>): Promise<FileReply> {
  const { tenant, params } = call;
  const file = await files.read(tenant, params.id, params.sha256);
  if (!file || !(await readReadable(call, file.notice_id))) return call.missing();
  return new FileReply(file.bytes, noticeMediaTypes[file.kind], true);
}
