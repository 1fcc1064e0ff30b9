/** Queries on special meetings and their parts. */
import { sql } from 'kysely';
import { columnsOf } from '#platform/database/columns-of';
import type { Tenant } from '#platform/database/tenant';

const columns = columnsOf('special_meetings', 'congregation_id', 'created_at', 'updated_at');
const partColumns = columnsOf('special_parts', 'congregation_id', 'created_at', 'updated_at');

const any = (ids: readonly number[]) => sql<number>`any (${[...ids]}::bigint[])`;

const list = (tenant: Tenant) =>
  tenant.db.selectFrom('special_meetings').select(columns).orderBy('held_on').orderBy('id').execute();

const ofMeetings = (tenant: Tenant, specialIds: readonly number[]) =>
  tenant.db
    .selectFrom('special_parts')
    .select(partColumns)
    .where('special_id', '=', any(specialIds))
    .orderBy('special_id')
    .orderBy('order')
    .orderBy('id')
    .execute();

export type SpecialMeetingRow = Awaited<ReturnType<typeof list>>[number];
export type SpecialMeetingValues = Pick<
  SpecialMeetingRow,
  'event_id' | 'week' | 'held_on' | 'starts_at' | 'ends_at'
>;
export type SpecialPartRow = Awaited<ReturnType<typeof ofMeetings>>[number];
export type SpecialPartValues = Omit<SpecialPartRow, 'id' | 'version'>;

export const specialMeetings = {
  /** Including those that are not held. */
  list,

  held: (tenant: Tenant, window: { from: string; to: string }) =>
    tenant.db
      .selectFrom('special_meetings')
      .select(columns)
      .where('ended_on', 'is', null)
      .where('held_on', '>=', window.from)
      .where('held_on', '<=', window.to)
      .orderBy('held_on')
      .orderBy('starts_at')
      .orderBy('id')
      .execute(),

  ofIds: (tenant: Tenant, ids: readonly number[]) =>
    tenant.db.selectFrom('special_meetings').select(columns).where('id', '=', any(ids)).execute(),

  /** Locks in id order, which prevents deadlocks. */
  lockAll: (tenant: Tenant) =>
    tenant.db.selectFrom('special_meetings').select(columns).orderBy('id').forUpdate().execute(),

  /** Undefined if another transaction made the meeting of the event first. */
  add: (tenant: Tenant, values: SpecialMeetingValues) =>
    tenant.db
      .insertInto('special_meetings')
      .values({ congregation_id: tenant.congregationId, ...values })
      .onConflict((conflict) => conflict.columns(['congregation_id', 'event_id']).doNothing())
      .returning(columns)
      .executeTakeFirst(),

  edit: (
    tenant: Tenant,
    id: number,
    values: Partial<Omit<SpecialMeetingRow, 'id' | 'event_id' | 'version'>>,
  ) =>
    tenant.db
      .updateTable('special_meetings')
      .set(values)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  /** Also deletes their parts and duties. */
  async remove(tenant: Tenant, ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await tenant.db.deleteFrom('special_meetings').where('id', '=', any(ids)).execute();
  },
};

export const specialParts = {
  ofMeetings,

  async add(tenant: Tenant, rows: readonly SpecialPartValues[]): Promise<void> {
    if (rows.length > 0)
      await tenant.db
        .insertInto('special_parts')
        .values(rows.map((row) => ({ congregation_id: tenant.congregationId, ...row })))
        .execute();
  },

  async edit(tenant: Tenant, id: number, values: Omit<SpecialPartValues, 'special_id'>): Promise<void> {
    await tenant.db.updateTable('special_parts').set(values).where('id', '=', id).execute();
  },

  /** Also deletes their duties. */
  async remove(tenant: Tenant, ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await tenant.db.deleteFrom('special_parts').where('id', '=', any(ids)).execute();
  },
};
