import type { DB } from '@sheaf/database/tables';
import { type Selectable, sql } from 'kysely';
import type { Statement } from '#platform/database/prepared-statement';
import type { Tenant } from '#platform/database/tenant';

const columns = [
  'id',
  'location_id',
  'on_date',
  'starts_at',
  'minutes',
  'state',
  'placements',
  'conversations',
  'traffic',
  'comments',
  'reported_by',
  'reported_at',
  'rotation_id',
  'rotation_date',
  'by_hand',
  'guest_congregation',
  'version',
] as const;

export type ShiftRow = Pick<Selectable<DB['cart_shifts']>, (typeof columns)[number]>;
export type ShiftTimes = Pick<ShiftRow, 'location_id' | 'on_date' | 'starts_at' | 'minutes'>;
/** Date and rotation that the shift is booked for, and the congregation of its guests. */
export type ShiftOrigin = Pick<ShiftRow, 'rotation_id' | 'rotation_date' | 'guest_congregation'>;
export interface GuestWeek {
  guest: number;
  locationId: number;
  from: string;
  to: string;
  /** Id of a shift that is left out of the sum. */
  except?: number | undefined;
}
export type ReportValues = Pick<
  ShiftRow,
  'placements' | 'conversations' | 'traffic' | 'comments' | 'reported_by' | 'reported_at'
>;

const drawn: Statement = {
  name: 'cart-shift-drawn',
  text: `select nextval('cart_shifts_id_seq') as id`,
};

const added: Statement = {
  name: 'cart-shift-added',
  text: `
  insert into cart_shifts (id, congregation_id, location_id, on_date, starts_at, minutes, rotation_id, rotation_date, guest_congregation)
  overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${columns.join(', ')}`,
  needsTransaction: true,
};

const moved: Statement = {
  name: 'cart-shift-moved',
  text: `
  update cart_shifts set location_id = $2, on_date = $3, starts_at = $4, minutes = $5, by_hand = $6
  where id = $1 returning ${columns.join(', ')}`,
  needsTransaction: true,
};

const some = (tenant: Tenant) => tenant.db.selectFrom('cart_shifts').select(columns);

const newestFirst = (tenant: Tenant) =>
  some(tenant)
    .where('state', '<>', 'cancelled')
    .orderBy('on_date', 'desc')
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc');

export const cartShifts = {
  /** Shifts between two dates (inclusive) that are not cancelled. */
  ofLocation: (tenant: Tenant, locationId: number, from: string, to: string) =>
    some(tenant)
      .where('location_id', '=', locationId)
      .where('state', '<>', 'cancelled')
      .where('on_date', '>=', from)
      .where('on_date', '<=', to)
      .orderBy('on_date')
      .orderBy('starts_at')
      .orderBy('id')
      .execute(),

  /**
   * Minutes of one guest congregation between two days (inclusive), without cancelled shifts and without one
   * shift.
   */
  async guestMinutes(tenant: Tenant, { guest, locationId, from, to, except }: GuestWeek): Promise<number> {
    const { minutes } = await tenant.db
      .selectFrom('cart_shifts')
      .select(({ fn }) => fn.sum<number | null>('minutes').as('minutes'))
      .where('location_id', '=', locationId)
      .where('guest_congregation', '=', guest)
      .where('state', '<>', 'cancelled')
      .where('on_date', '>=', from)
      .where('on_date', '<=', to)
      .where('id', '<>', except ?? 0)
      .executeTakeFirstOrThrow();
    return Number(minutes ?? 0);
  },

  ofIds: (tenant: Tenant, ids: readonly number[]) =>
    some(tenant)
      .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .execute(),

  all: (tenant: Tenant) => newestFirst(tenant).execute(),

  page: (tenant: Tenant, page: number, perPage: number) =>
    newestFirst(tenant)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),

  async count(tenant: Tenant): Promise<number> {
    const { count } = await tenant.db
      .selectFrom('cart_shifts')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('state', '<>', 'cancelled')
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  lock: (tenant: Tenant, id: number) => some(tenant).where('id', '=', id).forUpdate().executeTakeFirst(),

  /** Booked shifts of a location from a date on. */
  lockFrom: (tenant: Tenant, locationId: number, date: string) =>
    some(tenant)
      .where('location_id', '=', locationId)
      .where('state', '=', 'booked')
      .where('on_date', '>=', date)
      .orderBy('id')
      .forUpdate()
      .execute(),

  /** Booked shifts of the own congregation at carts in use, between two dates (inclusive). */
  bookedBetween: (tenant: Tenant, from: string, to: string) =>
    some(tenant)
      .where('state', '=', 'booked')
      .where('guest_congregation', 'is', null)
      .where('on_date', '>=', from)
      .where('on_date', '<=', to)
      .where('location_id', 'in', (query) =>
        query.selectFrom('cart_locations').select('id').where('active', '=', true),
      )
      .orderBy('on_date')
      .orderBy('id')
      .execute(),

  /** Shifts of these rotations from a rotation date on, including cancelled ones. */
  ofRotations: (tenant: Tenant, rotationIds: readonly number[], from: string) =>
    some(tenant)
      .where('rotation_id', '=', sql<number>`any (${[...rotationIds]}::bigint[])`)
      .where('rotation_date', '>=', from)
      .orderBy('rotation_date')
      .orderBy('id')
      .execute(),

  /** Booked shifts of a rotation from a date on. */
  lockOfRotation: (tenant: Tenant, rotationId: number, date: string) =>
    some(tenant)
      .where('rotation_id', '=', rotationId)
      .where('state', '=', 'booked')
      .where('on_date', '>=', date)
      .orderBy('id')
      .forUpdate()
      .execute(),

  /** Frees the dates of these shifts for a new booking by the rotation. */
  async releaseFromRotation(tenant: Tenant, ids: readonly number[]): Promise<void> {
    await tenant.db
      .updateTable('cart_shifts')
      .set({ rotation_id: null })
      .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .execute();
  },

  /** Draws the id of a new shift. */
  drawId: async (tenant: Tenant): Promise<number> =>
    (await tenant.prepared<{ id: number }>(drawn, []))[0]!.id,

  add: async (
    tenant: Tenant,
    id: number,
    { location_id, on_date, starts_at, minutes, ...made }: ShiftTimes & Partial<ShiftOrigin>,
  ): Promise<ShiftRow> => {
    const { rotation_id = null, rotation_date = null, guest_congregation = null } = made;
    const times = [location_id, on_date, starts_at, minutes];
    const values = [id, tenant.congregationId, ...times, rotation_id, rotation_date, guest_congregation];
    return (await tenant.prepared<ShiftRow>(added, values))[0]!;
  },

  move: async (
    tenant: Tenant,
    id: number,
    { location_id, on_date, starts_at, minutes, by_hand }: ShiftTimes & { by_hand: boolean },
  ): Promise<ShiftRow> => {
    const values = [id, location_id, on_date, starts_at, minutes, String(by_hand)];
    return (await tenant.prepared<ShiftRow>(moved, values))[0]!;
  },

  /** The rotation of the shift does not book it again. */
  async keepByHand(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.updateTable('cart_shifts').set({ by_hand: true }).where('id', '=', id).execute();
  },

  edit: (tenant: Tenant, id: number, values: ReportValues) =>
    tenant.db
      .updateTable('cart_shifts')
      .set(values)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  async setState(tenant: Tenant, ids: readonly number[], state: 'cancelled' | 'no-show'): Promise<void> {
    await tenant.db
      .updateTable('cart_shifts')
      .set({
        state,
        placements: null,
        conversations: null,
        traffic: null,
        comments: null,
        reported_by: null,
        reported_at: null,
      })
      .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .execute();
  },
};
