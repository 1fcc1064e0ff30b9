/** Queries on the weekly meetings of field service groups. */
import type { Tenant } from '#platform/database/tenant';

const columns = [
  'id',
  'label',
  'meeting_day',
  'starts_at',
  'online',
  'location',
  'coordinates',
  'overseer_id',
  'group_id',
  'version',
] as const;

export type FieldGroupRow = Awaited<ReturnType<typeof list>>[number];
export type FieldGroupValues = Omit<FieldGroupRow, 'id' | 'version'>;

const list = (tenant: Tenant) =>
  tenant.db
    .selectFrom('field_groups')
    .select(columns)
    .orderBy('meeting_day')
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

export const fieldGroups = {
  list,

  lock: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('field_groups').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),

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

  async remove(tenant: Tenant, id: number): Promise<boolean> {
    const { numDeletedRows } = await tenant.db
      .deleteFrom('field_groups')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0;
  },
};
