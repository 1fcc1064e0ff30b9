/** Queries on swaps and their offers. */
import type { SwapReason, SwapState } from '@sheaf/rules/planning/swaps/swap-state';
import { keptDaysAfterDuty } from '@sheaf/rules/planning/swaps/swap-state';
import { sql } from 'kysely';
import { readConductorDuties } from '#contexts/duties/duties.api';
import type { Tenant } from '#platform/database/tenant';
import type { ExpiredRows } from '#platform/retention-source';

const columns = [
  's.id',
  's.duty_id',
  's.from_person',
  's.on_date',
  's.reason',
  's.note',
  's.state',
  's.released',
  's.next_at',
  's.remind_at',
  's.closes_at',
  's.taken_by',
  's.version',
] as const;

const active: readonly SwapState[] = ['open', 'pending', 'nobody'];

const swapsQuery = (tenant: Tenant) => tenant.db.selectFrom('swaps as s').select(columns);

export type SwapRow = NonNullable<Awaited<ReturnType<typeof swaps.read>>>;

interface NewSwap {
  dutyId: number;
  from: number;
  date: string;
  reason: SwapReason | null;
  note: string | null;
  closesAt: Date;
  remindAt: Date | null;
  now: Date;
}

/** Runs at the next step of a swap. */
export const swapStepTask = 'swap-step';

/** Runs after a duty with an open search was removed. The database queues it. */
export const searchEndedTask = 'search-ended';

/** The hourly job skips congregations without such a row (`NightlyJob.onlyWith`). */
export const activeSwaps =
  "from swaps s where s.congregation_id = c.id and s.state in ('open', 'pending', 'nobody')";

export const swaps = {
  read: (tenant: Tenant, id: number) => swapsQuery(tenant).where('s.id', '=', id).executeTakeFirst(),

  lock: (tenant: Tenant, id: number) =>
    swapsQuery(tenant).where('s.id', '=', id).forUpdate().executeTakeFirst(),

  lockActiveOf: (tenant: Tenant, dutyId: number) =>
    swapsQuery(tenant)
      .where('s.duty_id', '=', dutyId)
      .where('s.state', 'in', [...active])
      .forUpdate()
      .executeTakeFirst(),

  /** Without a lock, for callers that hold the lock on the duty: a taker locks the swap first. */
  async hasActive(tenant: Tenant, dutyId: number): Promise<boolean> {
    const row = await swapsQuery(tenant)
      .where('s.duty_id', '=', dutyId)
      .where('s.state', 'in', [...active])
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Whether the leader of a group has asked one person by name (X-SWAP-31). */
  async asksByName(tenant: Tenant, dutyId: number, leader: number): Promise<boolean> {
    const led = await readConductorDuties(tenant, dutyId);
    if (!led) return false;
    const asked = await tenant.db
      .selectFrom('asked_leaders')
      .select('from_person')
      .where('field_meeting_id', '=', led.field_meeting_id)
      .where('from_person', '=', leader)
      .executeTakeFirst();
    return asked !== undefined;
  },

  allActive: (tenant: Tenant) =>
    swapsQuery(tenant)
      .where('s.state', 'in', [...active])
      .orderBy('s.id')
      .execute(),

  /** Active and taken swaps of duties from this day on. */
  listFrom: (tenant: Tenant, day: string) =>
    swapsQuery(tenant)
      .where('s.state', 'in', [...active, 'taken'])
      .where('s.on_date', '>=', day)
      .orderBy('s.on_date')
      .orderBy('s.id')
      .execute(),

  namesOf: (tenant: Tenant, ids: readonly number[]) =>
    tenant.db
      .selectFrom('person_names as p')
      .select(['p.id', 'p.first_name', 'p.last_name'])
      .where('p.id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .execute(),

  async add(tenant: Tenant, given: NewSwap): Promise<number> {
    const { dutyId, from, date, reason, note, closesAt, remindAt, now } = given;
    const added = await tenant.db
      .insertInto('swaps')
      .values({
        congregation_id: tenant.congregationId,
        duty_id: dutyId,
        from_person: from,
        on_date: date,
        reason,
        note,
        asked_at: now,
        closes_at: closesAt,
        remind_at: remindAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return added.id;
  },

  async setState(
    tenant: Tenant,
    id: number,
    changes: { state: SwapState; next_at?: Date | null; taken_by?: number | null; taken_at?: Date | null },
  ): Promise<void> {
    await tenant.db.updateTable('swaps').set(changes).where('id', '=', id).execute();
  },

  /** The asker was reminded that nobody has the duty. */
  async markReminded(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.updateTable('swaps').set({ remind_at: null }).where('id', '=', id).execute();
  },

  async release(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.updateTable('swaps').set({ released: true }).where('id', '=', id).execute();
  },

  /** Replaces an earlier step of the same swap. */
  async stepAt(tenant: Tenant, id: number, at: Date): Promise<void> {
    const { congregationId } = tenant;
    const payload = JSON.stringify({ congregationId, id });
    await sql`select sheaf.enqueue_at(${swapStepTask}, ${payload}::json,
      ${`${swapStepTask} ${congregationId} ${id}`}, ${at})`.execute(tenant.db);
  },

  /** Removes the swaps of a person; a duty that the person took, but was not agreed to, is offered again. */
  async removeOf(tenant: Tenant, personId: number): Promise<void> {
    const of = tenant.db;
    await of.deleteFrom('swaps').where('from_person', '=', personId).execute();
    await of
      .updateTable('swaps')
      .set({ state: 'open', taken_by: null, taken_at: null })
      .where('taken_by', '=', personId)
      .where('state', '=', 'pending')
      .execute();
    await of.updateTable('swaps').set({ taken_by: null }).where('taken_by', '=', personId).execute();
  },
};

/** Removes swaps, with their reasons and offers, four weeks after their duty (X-SWAP-11). */
export const removeEndedSwaps: ExpiredRows = async (owner, now) => {
  await owner.query('delete from swaps where on_date < $1::date - $2::int', [now, keptDaysAfterDuty]);
};
