/** Queries on files of notices. */
import type { NoticeKind } from '@sheaf/rules/noticeboard/notice-file';
import type { Tenant } from '#platform/database/tenant';

export interface FileValues {
  notice_id: number;
  kind: NoticeKind;
  filename: string;
  sha256: string;
  size: number;
  width: number | null;
  height: number | null;
}

const columns = [
  'id',
  'notice_id',
  'kind',
  'filename',
  'sha256',
  'size',
  'width',
  'height',
  'created_at',
] as const;

export type FileRow = Awaited<ReturnType<typeof files.list>>[number];

export const files = {
  list: (tenant: Tenant) =>
    tenant.db
      .selectFrom('noticeboard_files')
      .select(columns)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  lock: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('noticeboard_files')
      .select(columns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  async count(tenant: Tenant): Promise<number> {
    const { total } = await tenant.db
      .selectFrom('noticeboard_files')
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  },

  async countOf(tenant: Tenant, noticeId: number): Promise<number> {
    const { total } = await tenant.db
      .selectFrom('noticeboard_files')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('notice_id', '=', noticeId)
      .executeTakeFirstOrThrow();
    return Number(total);
  },

  async add(tenant: Tenant, values: FileValues, bytes: Buffer, now: Date): Promise<void> {
    const own = { congregation_id: tenant.congregationId };
    const { id } = await tenant.db
      .insertInto('noticeboard_files')
      .values({ ...own, ...values, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tenant.db
      .insertInto('noticeboard_contents')
      .values({ ...own, file_id: id, bytes })
      .execute();
  },

  read: (tenant: Tenant, id: number, sha256: string) =>
    tenant.db
      .selectFrom('noticeboard_files')
      .innerJoin('noticeboard_contents', (join) =>
        join
          .onRef('noticeboard_contents.congregation_id', '=', 'noticeboard_files.congregation_id')
          .onRef('noticeboard_contents.file_id', '=', 'noticeboard_files.id'),
      )
      .select(['notice_id', 'kind', 'bytes'])
      .where('id', '=', id)
      .where('sha256', '=', sha256)
      .executeTakeFirst(),

  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('noticeboard_files').where('id', '=', id).execute();
  },
};
