import type { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import type { ReplyOf } from '@sheaf/contract/operation';
import { noticeMediaTypes } from '@sheaf/rules/noticeboard/notice-file';
import { fullName } from '@sheaf/rules/people/people/names';
import { noticeReads } from '#contexts/noticeboard/notice-reads.store';
import { type FileRow, files } from '#contexts/noticeboard/noticeboard.store';
import type { NoticeRow } from '#contexts/noticeboard/notices.store';
import type { Tenant } from '#platform/database/tenant';

export type NoticeReply = ReplyOf<typeof noticeboard.readNotice>;

/** NOTICE-D1. */
export const presentFile = ({ id, kind, filename, sha256, size, width, height, created_at }: FileRow) => ({
  id,
  kind,
  asset: {
    location: `/noticeboard-file/${id}/asset/${sha256}`,
    filename,
    media_type: noticeMediaTypes[kind],
    width,
    height,
  },
  size,
  created_at: created_at.toISOString(),
});

const authorOf = ({ first_name, last_name }: NoticeRow): string | null =>
  first_name !== null && last_name !== null ? fullName({ first_name, last_name }) : null;

/** With the files and the read marks of a person. */
export async function presentNotices(
  tenant: Tenant,
  rows: readonly NoticeRow[],
  personId: number,
): Promise<NoticeReply[]> {
  const filesOf = Map.groupBy(await files.list(tenant), ({ notice_id }) => notice_id);
  const marks = new Map((await noticeReads.ofPerson(tenant, personId)).map((mark) => [mark.notice_id, mark]));
  return rows.map((row) => {
    const { first_name: _, last_name: __, written_by: ___, told_at, created_at, ...notice } = row;
    const mark = marks.get(row.id);
    return {
      ...notice,
      told_at: told_at?.toISOString() ?? null,
      author: authorOf(row),
      // In the order in which they were added.
      files: (filesOf.get(row.id) ?? []).map(presentFile).reverse(),
      read_at: mark?.read_at.toISOString() ?? null,
      confirmed: mark?.confirmed ?? false,
      created_at: created_at.toISOString(),
    };
  });
}

export async function presentNotice(tenant: Tenant, row: NoticeRow, personId: number): Promise<NoticeReply> {
  const [presented] = await presentNotices(tenant, [row], personId);
  return presented!;
}
