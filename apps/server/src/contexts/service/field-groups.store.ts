/** Queries on the weekly meetings of field service groups. */
import { columnsOf } from '#platform/database/columns-of';
import type { Tenant } from '#platform/database/tenant';

const columns = columnsOf('field_groups', 'congregation_id', 'created_at', 'updated_at', 'active');

export type FieldGroupRow = Awaited<ReturnType<typeof list>>[number];
export type FieldGroupValues = Omit<FieldGroupRow, 'id' | 'version'>;

const withDeleted = (tenant: Tenant) =>
  tenant.db
    .selectFrom('field_groups')
    .select([...columns, 'active'])
    .orderBy('meeting_day')
    .orderBy('starts_at')
    .orderBy('id');

const list = (tenant: Tenant) =>
  tenant.db
    .selectFrom('field_groups')
    .select(columns)
    .where('active', '=', true)
    .orderBy('meeting_day')
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

/** The nightly job skips congregations without such a row (`NightlyJob.onlyWith`). */
export const groupsOfNight = `from (
    select congregation_id from field_groups union all select congregation_id from special_groups
    union all select congregation_id from rotation_groups) g where g.congregation_id = c.id`;

export const fieldGroups = {
  list,

  /** Includes deleted groups, whose past meetings stay. */
  all: (tenant: Tenant) => withDeleted(tenant).execute(),

  lock: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('field_groups')
      .select(columns)
      .where('id', '=', id)
      .where('active', '=', true)
      .forUpdate()
      .executeTakeFirst(),

  add: (tenant: Tenant, values: FieldGroupValues) =>
    tenant.db
      .insertInto('field_groups')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  edit: (tenant: Tenant, id: number, values: FieldGroupValues) =>
    tenant.db
      .updateTable('field_groups')
      .set(values)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  /** Marks the group as deleted; its past meetings stay. */
  async remove(tenant: Tenant, id: number): Promise<boolean> {
    const { numUpdatedRows } = await tenant.db
      .updateTable('field_groups')
      .set({ active: false })
      .where('id', '=', id)
      .where('active', '=', true)
      .executeTakeFirst();
    return numUpdatedRows > 0;
  },
};
