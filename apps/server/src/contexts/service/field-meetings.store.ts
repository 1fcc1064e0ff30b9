/** Queries on field service meetings by day. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

const columns = [
  'id',
  'field_group_id',
  'special_group_id',
  'rotation_group_id',
  'on_date',
  'starts_at',
  'hidden_by',
  'by_hand',
] as const;

export type FieldMeetingRow = Awaited<ReturnType<typeof planned>>[number];
export type FieldMeetingValues = Omit<FieldMeetingRow, 'id' | 'hidden_by' | 'by_hand'>;

const planned = (tenant: Tenant, since: string) =>
  tenant.db
    .selectFrom('field_meetings')
    .select(columns)
    .where((row) => row.or([row('on_date', '>=', since), row('special_group_id', 'is not', null)]))
    .orderBy('on_date')
    .orderBy('id')
    .execute();

export const fieldMeetings = {
  /** Meetings from a day on, and those of special groups on any day. */
  planned,

  /** Last planned day of each rotation group. */
  async lastDates(tenant: Tenant): Promise<Map<number, string>> {
    const rows = await tenant.db
      .selectFrom('field_meetings')
      .select((row) => ['rotation_group_id', row.fn.max('on_date').as('last')])
      .where('rotation_group_id', 'is not', null)
      .groupBy('rotation_group_id')
      .execute();
    return new Map(rows.map(({ rotation_group_id, last }) => [rotation_group_id!, last]));
  },

  /** Both days are inclusive. */
  between: (tenant: Tenant, from: string, to: string) =>
    tenant.db
      .selectFrom('field_meetings')
      .select(columns)
      .where('on_date', '>=', from)
      .where('on_date', '<=', to)
      .orderBy('on_date')
      .orderBy('starts_at')
      .orderBy('id')
      .execute(),

  ofIds: (tenant: Tenant, ids: readonly number[]) =>
    tenant.db
      .selectFrom('field_meetings')
      .select(columns)
      .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .execute(),

  lock: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('field_meetings')
      .select(columns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  lockOfSpecial: (tenant: Tenant, groupId: number) =>
    tenant.db
      .selectFrom('field_meetings')
      .select(columns)
      .where('special_group_id', '=', groupId)
      .forUpdate()
      .executeTakeFirst(),

  add: (tenant: Tenant, rows: readonly FieldMeetingValues[]) =>
    tenant.db
      .insertInto('field_meetings')
      .values(rows.map((row) => ({ congregation_id: tenant.congregationId, ...row })))
      .returning(columns)
      .execute(),

  async edit(tenant: Tenant, id: number, values: Partial<Omit<FieldMeetingRow, 'id'>>): Promise<void> {
    await tenant.db.updateTable('field_meetings').set(values).where('id', '=', id).execute();
  },

  async remove(tenant: Tenant, ids: readonly number[]): Promise<void> {
    if (ids.length > 0)
      await tenant.db
        .deleteFrom('field_meetings')
        .where('id', 'in', [...ids])
        .execute();
  },
};
