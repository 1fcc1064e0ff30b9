import { columnsOf } from '#platform/database/columns-of';
import { preparedQuery } from '#platform/database/prepared-query';
import type { Tenant } from '#platform/database/tenant';

const columns = columnsOf('events', 'congregation_id', 'created_at', 'updated_at');

export type EventRow = Awaited<ReturnType<typeof list>>[number];
export type EventValues = Omit<EventRow, 'id' | 'version'>;

const list = preparedQuery('events', (db) =>
  db.selectFrom('events').select(columns).orderBy('starts_on').orderBy('starts_at').orderBy('id'),
);

export const events = {
  list,

  lock: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('events').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),

  add: (tenant: Tenant, values: EventValues) =>
    tenant.db
      .insertInto('events')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  edit: (tenant: Tenant, id: number, values: EventValues) =>
    tenant.db
      .updateTable('events')
      .set(values)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  async remove(tenant: Tenant, id: number): Promise<boolean> {
    const { numDeletedRows } = await tenant.db.deleteFrom('events').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0;
  },
};
