import type { NoticeKind } from '@sheaf/rules/noticeboard/notice-file';
import type { Tenant } from '#platform/database/tenant';

export interface FileValues {
  kind: NoticeKind;
  filename: string;
  sha256: string;
  size: number;
  width: number | null;
  height: number | null;
}

export const files = {
  list: (tenant: Tenant) =>
    tenant.db
      .selectFrom('noticeboard_files')
      .select(['id', 'kind', 'filename', 'sha256', 'size', 'width', 'height', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  async count(tenant: Tenant): Promise<number> {
    const { total } = await tenant.db
      .selectFrom('noticeboard_files')
      .select((row) => row.fn.countAll<number>().as('total'))
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
      .select(['kind', 'bytes'])
      .where('id', '=', id)
      .where('sha256', '=', sha256)
      .executeTakeFirst(),

  async remove(tenant: Tenant, id: number): Promise<boolean> {
    const { numDeletedRows } = await tenant.db
      .deleteFrom('noticeboard_files')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0;
  },
};
