import type { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { files } from '#contexts/noticeboard/noticeboard.store';
import type { Handler } from '#platform/handle';

/** NOTICE-C3. */
export async function deleteFile(call: Handler<typeof noticeboard.deleteFile>): Promise<{ ok: true }> {
  return (await files.remove(call.tenant, call.params.id)) ? { ok: true } : call.missing();
}
