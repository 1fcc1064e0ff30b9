/** Queries on cart rotations and their people. */
import type { DB } from '@sheaf/database/tables';
import { type Selectable, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

const columns = [
  'id',
  'location_id',
  'active',
  'frequency',
  'day_of_week',
  'week_of_month',
  'starts_at',
  'minutes',
  'people_count',
  'anchor',
  'version',
] as const;

export type RotationRow = Pick<Selectable<DB['cart_rotations']>, (typeof columns)[number]>;
export type RotationValues = Omit<RotationRow, 'id' | 'version'>;

const some = (tenant: Tenant) => tenant.db.selectFrom('cart_rotations').select(columns);

/** The nightly job skips congregations without such a row (`NightlyJob.onlyWith`). */
export const rotationsOfNight = 'from cart_rotations r where r.congregation_id = c.id and r.active';

export const cartRotations = {
  /** Rotations at locations in use, by day and time. */
  list: (tenant: Tenant) =>
    some(tenant)
      .where('location_id', 'in', (query) =>
        query.selectFrom('cart_locations').select('id').where('active', '=', true),
      )
      .orderBy(sql`(day_of_week + 6) % 7`)
      .orderBy('starts_at')
      .orderBy('id')
      .execute(),

  /** Serialises bookings for a rotation, changes and deletion. */
  lock: (tenant: Tenant, id: number) => some(tenant).where('id', '=', id).forUpdate().executeTakeFirst(),

  lockActive: (tenant: Tenant) => some(tenant).where('active', '=', true).orderBy('id').forUpdate().execute(),

  add: (tenant: Tenant, values: RotationValues) =>
    tenant.db
      .insertInto('cart_rotations')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  edit: (tenant: Tenant, id: number, values: RotationValues) =>
    tenant.db
      .updateTable('cart_rotations')
      .set(values)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  async remove(tenant: Tenant, ids: readonly number[]): Promise<void> {
    await tenant.db
      .deleteFrom('cart_rotations')
      .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .execute();
  },

  async ofLocation(tenant: Tenant, locationId: number): Promise<number[]> {
    const rows = await tenant.db
      .selectFrom('cart_rotations')
      .select('id')
      .where('location_id', '=', locationId)
      .orderBy('id')
      .forUpdate()
      .execute();
    return rows.map(({ id }) => id);
  },
};

export const rotationPeople = {
  /** In turn order. */
  of: (tenant: Tenant, rotationIds: readonly number[]) =>
    tenant.db
      .selectFrom('cart_rotation_people')
      .select(['id', 'rotation_id', 'person_id', 'order'])
      .where('rotation_id', '=', sql<number>`any (${[...rotationIds]}::bigint[])`)
      .orderBy('rotation_id')
      .orderBy('order')
      .execute(),

  /** People who stay on the list retain their row. @param people in turn order. */
  async set(tenant: Tenant, rotationId: number, people: readonly number[]): Promise<void> {
    await tenant.db
      .deleteFrom('cart_rotation_people')
      .where('rotation_id', '=', rotationId)
      .where('person_id', '<>', sql<number>`all (${[...people]}::bigint[])`)
      .execute();
    await sql`insert into cart_rotation_people (congregation_id, rotation_id, person_id, "order")
      select ${tenant.congregationId}::bigint, ${rotationId}::bigint, p.id, p.place
        from unnest(${[...people]}::bigint[]) with ordinality as p (id, place)
      on conflict (congregation_id, rotation_id, person_id) do update set "order" = excluded."order"
        where cart_rotation_people."order" <> excluded."order"`.execute(tenant.db);
  },

  async release(tenant: Tenant, personId: number): Promise<void> {
    await tenant.db.deleteFrom('cart_rotation_people').where('person_id', '=', personId).execute();
  },
};
