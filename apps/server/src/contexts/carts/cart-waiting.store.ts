/** Queries on people who wait for a place in a full shift. */
import type { DB } from '@sheaf/database/tables';
import type { WaitingState } from '@sheaf/rules/carts/waiting';
import type { Selectable } from 'kysely';
import type { ShiftTimes } from '#contexts/carts/cart-shifts.store';
import type { Tenant } from '#platform/database/tenant';
import type { ExpiredRows } from '#platform/retention-source';

const columns = ['id', 'location_id', 'on_date', 'starts_at', 'minutes', 'person_id', 'state'] as const;

export type WaitingRow = Pick<Selectable<DB['cart_waiting']>, (typeof columns)[number]>;

/** Queued by the database when a seat is added or removed on a day for which people wait. */
export const waitingTask = 'cart-waiting';

/** The hourly job skips congregations without such a row (`NightlyJob.onlyWith`). */
export const peopleWaiting = 'from cart_waiting w where w.congregation_id = c.id';

const some = (tenant: Tenant) => tenant.db.selectFrom('cart_waiting').select(columns).orderBy('id');

export const cartWaiting = {
  /** Between two dates (inclusive). */
  between: (tenant: Tenant, from: string, to: string) =>
    some(tenant).where('on_date', '>=', from).where('on_date', '<=', to).execute(),

  ofLocation: (tenant: Tenant, locationId: number, from: string, to: string) =>
    some(tenant)
      .where('location_id', '=', locationId)
      .where('on_date', '>=', from)
      .where('on_date', '<=', to)
      .execute(),

  /** Everybody who waits on a day at a cart, locked. */
  lockDay: (tenant: Tenant, locationId: number, date: string) =>
    some(tenant).where('location_id', '=', locationId).where('on_date', '=', date).forUpdate().execute(),

  /** The entry of a person, locked. */
  lockOwn: (tenant: Tenant, id: number, personId: number) =>
    some(tenant).where('id', '=', id).where('person_id', '=', personId).forUpdate().executeTakeFirst(),

  ofShift: (tenant: Tenant, { location_id, on_date, starts_at }: Omit<ShiftTimes, 'minutes'>) =>
    some(tenant)
      .where('location_id', '=', location_id)
      .where('on_date', '=', on_date)
      .where('starts_at', '=', starts_at)
      .execute(),

  /** A person who waits already keeps their entry. */
  async add(tenant: Tenant, shift: ShiftTimes, personId: number, since: Date): Promise<void> {
    await tenant.db
      .insertInto('cart_waiting')
      .values({ congregation_id: tenant.congregationId, ...shift, person_id: personId, since })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async setState(tenant: Tenant, id: number, state: WaitingState): Promise<void> {
    await tenant.db.updateTable('cart_waiting').set({ state }).where('id', '=', id).execute();
  },

  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('cart_waiting').where('id', '=', id).execute();
  },

  async removeOf(tenant: Tenant, personId: number): Promise<void> {
    await tenant.db.deleteFrom('cart_waiting').where('person_id', '=', personId).execute();
  },
};

/** Removes entries the day after the shift (X-SWAP-28). */
export const removePastWaiting: ExpiredRows = async (owner, now) => {
  await owner.query('delete from cart_waiting where on_date < $1::date - 1', [now]);
};
