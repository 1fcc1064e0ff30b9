import { noticeboard as operations } from '@sheaf/contract/noticeboard/noticeboard';
import { mostNotices } from '@sheaf/rules/noticeboard/notice-file';
import { noticeFolders } from '#contexts/noticeboard/notice-folders.store';
import { type NoticeRow, type NoticeValues, notices } from '#contexts/noticeboard/notices.store';
import { presentNotice } from '#contexts/noticeboard/present-notice';
import { holdGroup, lockCongregation, readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';
import { recordOperations } from '#platform/record-operations';

type AddCall = Handler<typeof operations.addNotice>;
type EditCall = Handler<typeof operations.editNotice>;

async function readNotice(call: AddCall | EditCall, row: NoticeRow | undefined): Promise<NoticeValues> {
  const { tenant, now } = call;
  const { version: _, ...body }: EditCall['body'] = call.body;
  const from_on = body.from_on ?? row?.from_on ?? (await readToday(tenant, now));
  if (body.until_on !== null && body.until_on < from_on) call.invalid({ until_on: ['ends-before-start'] });
  if (body.folder_id !== null && !(await noticeFolders.hold(tenant, body.folder_id)))
    call.invalid({ folder_id: ['no-such-folder'] });
  const group_ids = body.audience === 'groups' ? [...new Set(body.group_ids)] : [];
  if (body.audience === 'groups' && group_ids.length === 0) call.invalid({ group_ids: ['required'] });
  for (const id of group_ids)
    if (!(await holdGroup(tenant, id))) call.invalid({ group_ids: ['no-such-group'] });
  return { ...body, from_on, group_ids };
}

/** X-BOARD-2. */
export const noticeRecords = recordOperations({
  add: operations.addNotice,
  edit: operations.editNotice,
  delete: operations.deleteNotice,
  store: {
    lock: notices.lock,
    add: async (tenant, values: NoticeEntry) => {
      const id = await notices.add(tenant, values.notice, values);
      return (await notices.read(tenant, id))!;
    },
    edit: async (tenant, id, values: NoticeEntry) => {
      await notices.edit(tenant, id, values.notice);
      return (await notices.read(tenant, id))!;
    },
  },
  async read(call, row) {
    const { tenant, actor, now } = call;
    if (row === undefined) {
      // Serialises two notices that compete for the last place.
      await lockCongregation(tenant);
      if ((await notices.count(tenant)) >= mostNotices) (call as AddCall).refuse('noticeboard-full');
    }
    return { notice: await readNotice(call, row), by: actor.personId, now };
  },
  present: ({ tenant, actor }, row) => presentNotice(tenant, row, actor.personId),
  remove: notices.remove,
});

interface NoticeEntry {
  notice: NoticeValues;
  by: number;
  now: Date;
}
