import type { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { mostNotices, noticeName, noticeTitle } from '@sheaf/rules/noticeboard/notice-file';
import { addFileTo, holdSpace } from '#contexts/noticeboard/attach-files';
import { readBoard } from '#contexts/noticeboard/list-files';
import { type NoticeValues, notices } from '#contexts/noticeboard/notices.store';
import type { PreparedFile } from '#contexts/noticeboard/read-notice-files';
import { readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

const forEveryone: Omit<NoticeValues, 'title' | 'from_on'> = {
  body: null,
  folder_id: null,
  audience: 'everyone',
  group_ids: [],
  until_on: null,
  pinned: false,
  ask_read: false,
  tells: false,
};

/** Each file is a notice for everyone from today on (NOTICE-C1, X-BOARD-3). */
export async function addFile(call: Handler<typeof noticeboard.addFile, PreparedFile[]>) {
  const { tenant, actor, prepared, now } = call;
  const isFull = !(await holdSpace(tenant, prepared.length));
  if (isFull || (await notices.count(tenant)) + prepared.length > mostNotices)
    return call.refuse('noticeboard-full');
  const from_on = await readToday(tenant, now);
  for (const file of prepared) {
    const title = [...noticeTitle(noticeName(file.filename, file.kind))].slice(0, 120).join('');
    const values = { ...forEveryone, title, from_on };
    await addFileTo(tenant, await notices.add(tenant, values, { by: actor.personId, now }), file, now);
  }
  return readBoard(call);
}
