/** What the live channels of one congregation need to know after a change. */
import type { Tenant } from '#platform/database/tenant';

export interface ChannelState {
  sessionId: number;
  permissionEpoch: number;
}

export const live = {
  /** Those of these sessions that go on: not ended, and their person may still come in. */
  async sessions(tenant: Tenant, ids: number[]): Promise<ChannelState[]> {
    const rows = await tenant.db
      .selectFrom('open_sessions as s')
      .innerJoin('current_people as p', (join) =>
        join.onRef('p.congregation_id', '=', 's.congregation_id').onRef('p.id', '=', 's.person_id'),
      )
      .select(['s.id', 'p.permission_epoch'])
      .where('s.id', 'in', ids)
      .where('p.active', '=', true)
      .execute();
    return rows.map((row) => ({ sessionId: row.id, permissionEpoch: row.permission_epoch }));
  },
};
