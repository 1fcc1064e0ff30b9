import type { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { byPlaceOnBoard } from '@sheaf/rules/noticeboard/notice-order';
import { presentNotices } from '#contexts/noticeboard/present-notice';
import { readableNotices } from '#contexts/noticeboard/readable-notices';
import type { Handler } from '#platform/handle';

/** X-BOARD-1. */
export async function listNotices(call: Handler<typeof noticeboard.listNotices>) {
  const { tenant, actor } = call;
  const rows = await presentNotices(tenant, await readableNotices(call), actor.personId);
  return rows.sort(byPlaceOnBoard);
}
