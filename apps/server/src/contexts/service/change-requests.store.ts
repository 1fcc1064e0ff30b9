/** Queries on requests to take over a group. */
import type { ChangeState } from '@sheaf/rules/service/change-request';
import { sql } from 'kysely';
import { conductorDutiesOfMeetings } from '#contexts/duties/duties.api';
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

/** Whether the leader of a meeting is looking for anybody who takes it over (X-SWAP-31). */
export async function isSearched(tenant: Tenant, meetingId: number, leader: number): Promise<boolean> {
  const duties = await conductorDutiesOfMeetings(tenant, [meetingId]);
  const found = await tenant.db
    .selectFrom('duty_searches')
    .select('duty_id')
    .where('duty_id', '=', sql<number>`any (${duties.map(({ id }) => id)}::bigint[])`)
    .where('from_person', '=', leader)
    .executeTakeFirst();
  return found !== undefined;
}
