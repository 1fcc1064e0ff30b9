import type { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { noticePaper } from '#contexts/noticeboard/notice.document';
import { noticeFolders } from '#contexts/noticeboard/notice-folders.store';
import { presentNotice } from '#contexts/noticeboard/present-notice';
import { readReadable } from '#contexts/noticeboard/readable-notices';
import { readLetterhead } from '#contexts/people/people.api';
import { pdfReply } from '#platform/documents/documents';
import type { Handler } from '#platform/handle';

/** X-BOARD-8. */
export async function printNotice(call: Handler<typeof noticeboard.printNotice>) {
  const { tenant, actor, params } = call;
  const row = (await readReadable(call, params.id)) ?? call.missing();
  const notice = await presentNotice(tenant, row, actor.personId);
  const folder = (await noticeFolders.list(tenant)).find(({ id }) => id === row.folder_id);
  return pdfReply(call, noticePaper(notice, folder?.label ?? null, await readLetterhead(tenant)));
}
