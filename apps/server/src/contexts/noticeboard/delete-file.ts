import type { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { files } from '#contexts/noticeboard/noticeboard.store';
import { notices } from '#contexts/noticeboard/notices.store';
import type { Handler } from '#platform/handle';

/** Deletes a notice without text together with its last file, as before there were texts (NOTICE-C3, X-BOARD-3). */
export async function deleteFile(call: Handler<typeof noticeboard.deleteFile>): Promise<{ ok: true }> {
  const { tenant, params } = call;
  const file = (await files.lock(tenant, params.id)) ?? call.missing();
  const notice = await notices.lock(tenant, file.notice_id);
  const isLast = (await files.countOf(tenant, file.notice_id)) === 1;
  if (notice?.body === null && isLast) await notices.remove(tenant, notice.id);
  else await files.remove(tenant, file.id);
  return { ok: true };
}
