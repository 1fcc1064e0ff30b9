import type { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { noticeMediaTypes } from '@sheaf/rules/noticeboard/notice-file';
import { files } from '#contexts/noticeboard/noticeboard.store';
import type { Handler } from '#platform/handle';
import { FileReply } from '#platform/replies';

/** Serves the file with its detected type, as an attachment (NOTICE-R4). */
export async function readFile(call: Handler<typeof noticeboard.readFile>): Promise<FileReply> {
  const { tenant, params } = call;
  const file = await files.read(tenant, params.id, params.sha256);
  if (!file) return call.missing();
  return new FileReply(file.bytes, noticeMediaTypes[file.kind], true);
}
