import type { DB } from '@sheaf/database/tables';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { columnsOf } from '#platform/database/columns-of';
import type { Tenant } from '#platform/database/tenant';

const columns = columnsOf('streets', 'congregation_id', 'created_at', 'updated_at', 'name_key');

export type StreetRow = Pick<Selectable<DB['streets']>, (typeof columns)[number]>;
export type StreetValues = Omit<StreetRow, 'id' | 'version'>;

/** The name of the street with this id, as SQL. */
export const streetName = (id: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(select s.name from streets s where s.id = ${id})`;

export const streets = {
  async namesOf(tenant: Tenant, mapId: number): Promise<string[]> {
    const rows = await tenant.db
      .selectFrom('streets')
      .select('name')
      .where('map_id', '=', mapId)
      .orderBy('name')
      .execute();
    return rows.map(({ name }) => name);
  },

  lock: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('streets').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),

  /** A street of this map, the only ones that its addresses may use. */
  ofMap: (tenant: Tenant, mapId: number, id: number) =>
    tenant.db
      .selectFrom('streets')
      .select('id')
      .where('id', '=', id)
      .where('map_id', '=', mapId)
      .forKeyShare()
      .executeTakeFirst(),

  /** Another street of the map with this name in this suburb. */
  twin: (tenant: Tenant, street: { id: number; map_id: number; name: string; suburb_id: number | null }) =>
    tenant.db
      .selectFrom('streets')
      .select('id')
      .where('map_id', '=', street.map_id)
      .where('id', '<>', street.id)
      .where(sql<boolean>`lower(name) = lower(${street.name})`)
      .where(sql<boolean>`suburb_id is not distinct from ${street.suburb_id}::bigint`)
      .executeTakeFirst(),

  add: (tenant: Tenant, values: StreetValues) =>
    tenant.db
      .insertInto('streets')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  edit: (tenant: Tenant, id: number, values: StreetValues) =>
    tenant.db
      .updateTable('streets')
      .set(values)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  async remove(tenant: Tenant, id: number): Promise<boolean> {
    const { numDeletedRows } = await tenant.db.deleteFrom('streets').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0;
  },
};
