/** Queries on helper sheets. */
import { columnsOf } from '#platform/database/columns-of';
import type { Tenant } from '#platform/database/tenant';

const columns = columnsOf('helper_sheets', 'congregation_id', 'created_at', 'updated_at');

const list = (tenant: Tenant) =>
  tenant.db.selectFrom('helper_sheets').select(columns).orderBy('id', 'desc').execute();

export type SheetRow = Awaited<ReturnType<typeof list>>[number];
export type SheetValues = Omit<SheetRow, 'id' | 'version'>;

export const helperSheets = {
  list,

  lock: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('helper_sheets').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),

  add: (tenant: Tenant, values: SheetValues) =>
    tenant.db
      .insertInto('helper_sheets')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  edit: (tenant: Tenant, id: number, values: SheetValues) =>
    tenant.db
      .updateTable('helper_sheets')
      .set(values)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  async remove(tenant: Tenant, id: number): Promise<boolean> {
    const { numDeletedRows } = await tenant.db
      .deleteFrom('helper_sheets')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0;
  },
};
