/** Queries on the folders of the noticeboard. */
import type { Tenant } from '#platform/database/tenant';

export const noticeFolders = {
  list: (tenant: Tenant) =>
    tenant.db
      .selectFrom('notice_folders')
      .select(['id', 'label', 'order'])
      .orderBy('order')
      .orderBy('id')
      .execute(),

  async hold(tenant: Tenant, id: number): Promise<boolean> {
    const row = await tenant.db
      .selectFrom('notice_folders')
      .select('id')
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst();
    return row !== undefined;
  },

  async add(tenant: Tenant, label: string, order: number): Promise<void> {
    await tenant.db
      .insertInto('notice_folders')
      .values({ congregation_id: tenant.congregationId, label, order })
      .execute();
  },

  async edit(tenant: Tenant, id: number, values: { label: string; order: number }): Promise<void> {
    await tenant.db.updateTable('notice_folders').set(values).where('id', '=', id).execute();
  },

  async remove(tenant: Tenant, ids: readonly number[]): Promise<void> {
    if (ids.length > 0)
      await tenant.db
        .deleteFrom('notice_folders')
        .where('id', 'in', [...ids])
        .execute();
  },
};
