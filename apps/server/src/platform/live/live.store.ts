/** Queries for the event channels of one congregation after a change. */
import type { Tenant } from '#platform/database/tenant';

export interface ChannelState {
  sessionId: number;
  permissionEpoch: number;
}

export const live = {
  /** The given sessions that are still valid and whose person may still sign in. */
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
