/** Queries on groups that meet once. */
import { columnsOf } from '#platform/database/columns-of';
import type { Tenant } from '#platform/database/tenant';

const columns = columnsOf('special_groups', 'congregation_id', 'created_at', 'updated_at', 'active');

export type SpecialGroupRow = Awaited<ReturnType<typeof list>>[number];
export type SpecialGroupValues = Omit<SpecialGroupRow, 'id' | 'version'>;

const withDeleted = (tenant: Tenant) =>
  tenant.db
    .selectFrom('special_groups')
    .select([...columns, 'active'])
    .orderBy('on_date')
    .orderBy('starts_at')
    .orderBy('id');

const list = (tenant: Tenant) =>
  tenant.db
    .selectFrom('special_groups')
    .select(columns)
    .where('active', '=', true)
    .orderBy('on_date')
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

export const specialGroups = {
  list,

  /** Includes deleted groups, whose past meetings stay. */
  all: (tenant: Tenant) => withDeleted(tenant).execute(),

  lock: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('special_groups')
      .select(columns)
      .where('id', '=', id)
      .where('active', '=', true)
      .forUpdate()
      .executeTakeFirst(),

  add: (tenant: Tenant, values: SpecialGroupValues) =>
    tenant.db
      .insertInto('special_groups')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  edit: (tenant: Tenant, id: number, values: SpecialGroupValues) =>
    tenant.db
      .updateTable('special_groups')
      .set(values)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  async setOverseer(tenant: Tenant, id: number, personId: number): Promise<void> {
    await tenant.db
      .updateTable('special_groups')
      .set({ overseer_id: personId })
      .where('id', '=', id)
      .execute();
  },

  /** Marks the group as deleted; its past meeting stays. */
  async remove(tenant: Tenant, id: number): Promise<boolean> {
    const { numUpdatedRows } = await tenant.db
      .updateTable('special_groups')
      .set({ active: false })
      .where('id', '=', id)
      .where('active', '=', true)
      .executeTakeFirst();
    return numUpdatedRows > 0;
  },
};
