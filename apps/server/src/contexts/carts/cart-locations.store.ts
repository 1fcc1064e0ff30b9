/** Queries on cart locations and their closed times. */
import type { DB } from '@sheaf/database/tables';
import { type Selectable, sql } from 'kysely';
import { columnsOf } from '#platform/database/columns-of';
import type { Statement } from '#platform/database/prepared-statement';
import type { Tenant } from '#platform/database/tenant';

export const locationColumns = columnsOf('cart_locations', 'congregation_id', 'created_at', 'updated_at');
export const blockColumns = ['id', 'location_id', 'weekday', 'from_at', 'to_at'] as const;

export type LocationRow = Pick<Selectable<DB['cart_locations']>, (typeof locationColumns)[number]>;
export type LocationValues = Omit<LocationRow, 'id' | 'active' | 'version'>;
export type BlockRow = Pick<Selectable<DB['cart_blocks']>, (typeof blockColumns)[number]>;

const locked: Statement = {
  name: 'cart-location-locked',
  text: `select ${locationColumns.join(', ')} from cart_locations where id = $1 and active for update`,
  needsTransaction: true,
};

export const cartLocations = {
  /** Locations in use, by name. */
  list: (tenant: Tenant) =>
    tenant.db
      .selectFrom('cart_locations')
      .select(locationColumns)
      .where('active', '=', true)
      .orderBy('label')
      .orderBy('id')
      .execute(),

  async count(tenant: Tenant): Promise<number> {
    const row = await tenant.db
      .selectFrom('cart_locations')
      .select((location) => location.fn.countAll<string>().as('total'))
      .where('active', '=', true)
      .executeTakeFirstOrThrow();
    return Number(row.total);
  },

  read: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('cart_locations')
      .select(locationColumns)
      .where('id', '=', id)
      .where('active', '=', true)
      .executeTakeFirst(),

  /** Includes locations that are no longer in use. */
  ofIds: (tenant: Tenant, ids: readonly number[]) =>
    tenant.db
      .selectFrom('cart_locations')
      .select(locationColumns)
      .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .execute(),

  /** Serialises the bookings of a location. */
  lock: async (tenant: Tenant, id: number): Promise<LocationRow | undefined> =>
    (await tenant.prepared<LocationRow>(locked, [id]))[0],

  add: (tenant: Tenant, values: LocationValues) =>
    tenant.db
      .insertInto('cart_locations')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning(locationColumns)
      .executeTakeFirstOrThrow(),

  edit: (tenant: Tenant, id: number, values: Partial<LocationValues> | { active: false }) =>
    tenant.db
      .updateTable('cart_locations')
      .set(values)
      .where('id', '=', id)
      .returning(locationColumns)
      .executeTakeFirstOrThrow(),
};

export const cartBlocks = {
  /** By weekday and time. */
  list: (tenant: Tenant) =>
    tenant.db
      .selectFrom('cart_blocks')
      .select(blockColumns)
      .where('location_id', 'in', (query) =>
        query.selectFrom('cart_locations').select('id').where('active', '=', true),
      )
      .orderBy('weekday')
      .orderBy('from_at')
      .orderBy('id')
      .execute(),

  ofLocations: (tenant: Tenant, ids: readonly number[]) =>
    tenant.db
      .selectFrom('cart_blocks')
      .select(blockColumns)
      .where('location_id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .orderBy('weekday')
      .orderBy('from_at')
      .execute(),

  add: (tenant: Tenant, values: Omit<BlockRow, 'id'>) =>
    tenant.db
      .insertInto('cart_blocks')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning(blockColumns)
      .executeTakeFirstOrThrow(),

  async remove(tenant: Tenant, id: number): Promise<boolean> {
    const { numDeletedRows } = await tenant.db
      .deleteFrom('cart_blocks')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0;
  },
};
