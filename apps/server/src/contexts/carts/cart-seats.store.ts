/** Queries on seats: one person at a cart at one time, each in a lane. */
import type { DB } from '@sheaf/database/tables';
import { type Selectable, sql } from 'kysely';
import type { Statement } from '#platform/database/prepared-statement';
import type { Tenant } from '#platform/database/tenant';

export const seatColumns = [
  'id',
  'shift_id',
  'duty_id',
  'location_id',
  'on_date',
  'from_minute',
  'to_minute',
  'lane',
  'guest_place',
  'guest_name',
] as const;

export type SeatRow = Pick<Selectable<DB['cart_seats']>, (typeof seatColumns)[number]>;
export type SeatValues = Omit<SeatRow, 'id'>;

const seatsBetween: Statement = {
  name: 'cart-seats-between',
  text: `
  select ${seatColumns.join(', ')} from cart_seats
  where location_id = any ($1::bigint[]) and on_date >= $2 and on_date <= $3 order by id`,
};

const valueColumns = ['congregation_id', ...seatColumns.filter((name) => name !== 'id')].join(', ');

const added: Statement = {
  name: 'cart-seats-added',
  text: `
  insert into cart_seats (${valueColumns}) select ${valueColumns} from json_populate_recordset(null::cart_seats, $1)
  returning ${seatColumns.join(', ')}`,
  needsTransaction: true,
};

export const cartSeats = {
  /** Seats at these locations between two dates (inclusive). */
  between: (tenant: Tenant, locationIds: readonly number[], from: string, to: string) =>
    tenant.prepared<SeatRow>(seatsBetween, [`{${locationIds.join()}}`, from, to]),

  /** Ids of the shifts that have at least one seat. */
  async shiftsWithSeats(tenant: Tenant, shiftIds: readonly number[]): Promise<number[]> {
    const rows = await tenant.db
      .selectFrom('cart_seats')
      .select('shift_id')
      .distinct()
      .where('shift_id', '=', sql<number>`any (${[...shiftIds]}::bigint[])`)
      .execute();
    return rows.map(({ shift_id }) => shift_id);
  },

  add: (tenant: Tenant, seats: readonly SeatValues[]): Promise<SeatRow[]> =>
    tenant.prepared<SeatRow>(added, [
      JSON.stringify(seats.map((seat) => ({ congregation_id: tenant.congregationId, ...seat }))),
    ]),

  async removeOfShifts(tenant: Tenant, shiftIds: readonly number[]): Promise<void> {
    await tenant.db
      .deleteFrom('cart_seats')
      .where('shift_id', '=', sql<number>`any (${[...shiftIds]}::bigint[])`)
      .execute();
  },

  /** Removes the seat of a guest; `place` is the place of their duty in the own congregation. */
  async removeGuest(tenant: Tenant, shiftId: number, place: number): Promise<void> {
    await tenant.db
      .deleteFrom('cart_seats')
      .where('shift_id', '=', shiftId)
      .where('guest_place', '=', place)
      .execute();
  },

  /** Clears the name of a guest who has left their congregation. */
  async forgetGuest(tenant: Tenant, shiftId: number, place: number): Promise<void> {
    await tenant.db
      .updateTable('cart_seats')
      .set({ guest_name: null })
      .where('shift_id', '=', shiftId)
      .where('guest_place', '=', place)
      .execute();
  },

  async setLanes(tenant: Tenant, seats: readonly { id: number; lane: number }[]): Promise<void> {
    if (seats.length === 0) return;
    await sql`update cart_seats s set lane = n.lane
      from unnest(${seats.map(({ id }) => id)}::bigint[], ${seats.map(({ lane }) => lane)}::int[]) as n (id, lane)
      where s.id = n.id`.execute(tenant.db);
  },
};
