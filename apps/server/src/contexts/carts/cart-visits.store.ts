/** Queries on visits: shifts of the own people at carts of other congregations. */
import type { DB } from '@sheaf/database/tables';
import { type Selectable, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

const columns = [
  'id',
  'host_congregation',
  'host_location',
  'host_shift',
  'label',
  'zone',
  'on_date',
  'starts_at',
  'minutes',
  'state',
  'reported_at',
] as const;

export type VisitRow = Pick<Selectable<DB['cart_visits']>, (typeof columns)[number]>;
export type VisitValues = Omit<VisitRow, 'id' | 'state' | 'reported_at'>;

const some = (tenant: Tenant) => tenant.db.selectFrom('cart_visits').select(columns);

export const cartVisits = {
  ofIds: (tenant: Tenant, ids: readonly number[]) =>
    some(tenant)
      .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .execute(),

  /** By the ids of the shifts at the host. */
  ofShifts: (tenant: Tenant, shiftIds: readonly number[]) =>
    some(tenant)
      .where('host_shift', '=', sql<number>`any (${[...shiftIds]}::bigint[])`)
      .execute(),

  lock: (tenant: Tenant, shiftId: number) =>
    some(tenant).where('host_shift', '=', shiftId).forUpdate().executeTakeFirst(),

  add: (tenant: Tenant, values: VisitValues) =>
    tenant.db
      .insertInto('cart_visits')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  edit: (
    tenant: Tenant,
    id: number,
    values: Partial<VisitValues> | { state: 'no-show'; reported_at: null } | { reported_at: Date },
  ) =>
    tenant.db
      .updateTable('cart_visits')
      .set(values)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  /** Also removes the duties of the visit, by a foreign key. */
  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('cart_visits').where('id', '=', id).execute();
  },
};
