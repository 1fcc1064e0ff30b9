/** Queries on requests to take over a group. */
import type { ChangeState } from '@sheaf/rules/service/change-request';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

const columns = ['id', 'field_meeting_id', 'from_person', 'to_person', 'state'] as const;

export type ChangeRequestRow = Awaited<ReturnType<typeof openOf>>[number];

const openOf = (tenant: Tenant, meetingIds: readonly number[]) =>
  tenant.db
    .selectFrom('change_requests')
    .select(columns)
    .where('state', '=', 'open')
    .where('field_meeting_id', '=', sql<number>`any (${[...meetingIds]}::bigint[])`)
    .execute();

export const changeRequests = {
  /** Open requests of these meetings; a change of the meeting may have ended them nevertheless. */
  openOf,

  openTo: (tenant: Tenant, personId: number) =>
    tenant.db
      .selectFrom('change_requests')
      .select(columns)
      .where('state', '=', 'open')
      .where('to_person', '=', personId)
      .orderBy('id')
      .execute(),

  allOpen: (tenant: Tenant) =>
    tenant.db.selectFrom('change_requests').select(columns).where('state', '=', 'open').execute(),

  lock: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('change_requests')
      .select(columns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  add(
    tenant: Tenant,
    values: Pick<ChangeRequestRow, 'field_meeting_id' | 'from_person' | 'to_person'>,
  ): Promise<ChangeRequestRow> {
    return tenant.db
      .insertInto('change_requests')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning(columns)
      .executeTakeFirstOrThrow();
  },

  async end(tenant: Tenant, id: number, state: ChangeState): Promise<void> {
    await tenant.db.updateTable('change_requests').set({ state }).where('id', '=', id).execute();
  },

  async removeOf(tenant: Tenant, personId: number): Promise<void> {
    await tenant.db
      .deleteFrom('change_requests')
      .where((row) => row.or([row('from_person', '=', personId), row('to_person', '=', personId)]))
      .execute();
  },
};
