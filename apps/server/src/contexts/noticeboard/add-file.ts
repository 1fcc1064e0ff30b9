import { createHash } from 'node:crypto';
import type { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { mostNotices, noticeName } from '@sheaf/rules/noticeboard/notice-file';
import { readBoard } from '#contexts/noticeboard/list-files';
import { files } from '#contexts/noticeboard/noticeboard.store';
import type { Notice } from '#contexts/noticeboard/read-notice';
import { lockCongregation } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

export async function addFile(call: Handler<typeof noticeboard.addFile, Notice[]>) {
  const { tenant, prepared, now } = call;
  // Serialises two uploads that compete for the last free space.
  await lockCongregation(tenant);
  if ((await files.count(tenant)) + prepared.length > mostNotices) return call.refuse('noticeboard-full');
  for (const { filename: given, bytes, kind, width, height } of prepared) {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const filename = noticeName(given, kind);
    await files.add(tenant, { kind, filename, sha256, size: bytes.length, width, height }, bytes, now);
  }
  return readBoard(tenant);
}
