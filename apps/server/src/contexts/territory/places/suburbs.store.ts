import type { DB } from '@sheaf/database/tables';
import type { Selectable } from 'kysely';
import { columnsOf } from '#platform/database/columns-of';
import type { Tenant } from '#platform/database/tenant';

const columns = columnsOf('suburbs', 'congregation_id', 'created_at', 'updated_at', 'suburb_key');

export type SuburbRow = Pick<Selectable<DB['suburbs']>, (typeof columns)[number]>;
export type SuburbValues = Omit<SuburbRow, 'id' | 'version'>;

export const suburbs = {
  list: (tenant: Tenant) =>
    tenant.db.selectFrom('suburbs').select(columns).orderBy('suburb').orderBy('id').execute(),

  lock: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('suburbs').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),

  async exists(tenant: Tenant, id: number): Promise<boolean> {
    const row = await tenant.db
      .selectFrom('suburbs')
      .select('id')
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst();
    return row !== undefined;
  },

  add: (tenant: Tenant, values: SuburbValues) =>
    tenant.db
      .insertInto('suburbs')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  edit: (tenant: Tenant, id: number, values: SuburbValues) =>
    tenant.db
      .updateTable('suburbs')
      .set(values)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  async remove(tenant: Tenant, id: number): Promise<boolean> {
    const { numDeletedRows } = await tenant.db.deleteFrom('suburbs').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0;
  },
};
