import type { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { presentNotice } from '#contexts/noticeboard/present-notice';
import { readReadable } from '#contexts/noticeboard/readable-notices';
import type { Handler } from '#platform/handle';

/** X-BOARD-1. */
export async function readNotice(call: Handler<typeof noticeboard.readNotice>) {
  const { tenant, actor, params } = call;
  const notice = (await readReadable(call, params.id)) ?? call.missing();
  return presentNotice(tenant, notice, actor.personId);
}
