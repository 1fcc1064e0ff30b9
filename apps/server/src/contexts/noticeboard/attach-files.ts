import { createHash } from 'node:crypto';
import type { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { mostFiles, mostFilesOfNotice, noticeName } from '@sheaf/rules/noticeboard/notice-file';
import { files } from '#contexts/noticeboard/noticeboard.store';
import { notices } from '#contexts/noticeboard/notices.store';
import { presentNotice } from '#contexts/noticeboard/present-notice';
import type { PreparedFile } from '#contexts/noticeboard/read-notice-files';
import { lockCongregation } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

/** Whether the board has space for more files; the lock serialises two uploads that compete for the last one. */
export async function holdSpace(tenant: Tenant, added: number): Promise<boolean> {
  await lockCongregation(tenant);
  return (await files.count(tenant)) + added <= mostFiles;
}

export async function addFileTo(
  tenant: Tenant,
  noticeId: number,
  { filename: given, bytes, kind, width, height }: PreparedFile,
  now: Date,
): Promise<void> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const filename = noticeName(given, kind);
  const size = bytes.length;
  await files.add(tenant, { notice_id: noticeId, kind, filename, sha256, size, width, height }, bytes, now);
}

/** X-BOARD-3. */
export async function attachFiles(call: Handler<typeof noticeboard.attachFiles, PreparedFile[]>) {
  const { tenant, actor, params, prepared, now } = call;
  if (!(await holdSpace(tenant, prepared.length))) return call.refuse('noticeboard-full');
  const notice = (await notices.lock(tenant, params.id)) ?? call.missing();
  if ((await files.countOf(tenant, notice.id)) + prepared.length > mostFilesOfNotice)
    return call.refuse('notice-full');
  for (const file of prepared) await addFileTo(tenant, notice.id, file, now);
  return presentNotice(tenant, notice, actor.personId);
}
