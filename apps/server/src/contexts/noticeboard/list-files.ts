import type { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { files } from '#contexts/noticeboard/noticeboard.store';
import { presentFile } from '#contexts/noticeboard/present-notice';
import { readableNotices } from '#contexts/noticeboard/readable-notices';
import type { Handler } from '#platform/handle';

type Call = Pick<Handler<typeof noticeboard.listFiles>, 'tenant' | 'actor' | 'now'>;

/** Files of the notices that the caller may read, newest first (NOTICE-D1, X-BOARD-3). */
export async function readBoard(call: Call) {
  const readable = new Set((await readableNotices(call)).map(({ id }) => id));
  return (await files.list(call.tenant)).filter(({ notice_id }) => readable.has(notice_id)).map(presentFile);
}

/** NOTICE-C2. */
export const listFiles = (call: Handler<typeof noticeboard.listFiles>) => readBoard(call);
