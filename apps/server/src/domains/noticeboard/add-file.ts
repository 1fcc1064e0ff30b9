/** NOTICE-C1: judged by content. A picture, an SVG too, is what sharp made of its pixels; a document is kept as it came. */
import { createHash } from 'node:crypto';
import type { noticeboard } from '@sheaf/contract/noticeboard';
import { documentKind, mostNotices, type NoticeKind, noticeName } from '@sheaf/rules/noticeboard/notice-file';
import { readBoard } from '#domains/noticeboard/list-files';
import { files } from '#domains/noticeboard/noticeboard.store';
import { reencodePicture } from '#platform/files/reencode-picture';
import type { Handler } from '#platform/handle';

interface Content {
  kind: NoticeKind;
  bytes: Buffer;
  width: number | null;
  height: number | null;
}

async function readContent(bytes: Buffer): Promise<Content | undefined> {
  const kind = documentKind(bytes);
  if (kind) return { kind, bytes, width: null, height: null };
  const picture = await reencodePicture(bytes);
  return picture && { kind: 'picture', ...picture };
}

export async function addFile(call: Handler<typeof noticeboard.addFile>) {
  const { tenant, file, now } = call;
  const content = await readContent(file.bytes);
  if (!content) return call.invalid({ file: ['file-type'] });
  await files.lockBoard(tenant);
  if ((await files.count(tenant)) >= mostNotices) return call.refuse('noticeboard-full');
  const { bytes, kind, width, height } = content;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const filename = noticeName(file.filename, kind);
  await files.add(tenant, { kind, filename, sha256, size: bytes.length, width, height }, bytes, now);
  return readBoard(tenant);
}
