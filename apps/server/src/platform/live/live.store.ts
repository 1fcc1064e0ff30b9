/** What the live channels of one congregation need to know after a change. */
import type { Tenant } from '#platform/database/tenant';

export interface ChannelState {
  sessionId: number;
  /** The session goes on: not ended, and its person may still come in. */
  open: boolean;
  permissionEpoch: number;
}

export const live = {
  async revisions(tenant: Tenant): Promise<Map<string, number>> {
    const rows = await tenant.db.selectFrom('revisions').select(['collection', 'revision']).execute();
    return new Map(rows.map(({ collection, revision }) => [collection, Number(revision)]));
  },
  async sessions(tenant: Tenant, ids: number[]): Promise<ChannelState[]> {
    const rows = await tenant.db
      .selectFrom('sessions as s')
      .innerJoin('people as p', (join) =>
        join.onRef('p.congregation_id', '=', 's.congregation_id').onRef('p.id', '=', 's.person_id'),
      )
      .select(['s.id', 's.ended_at', 'p.active', 'p.deleted_at', 'p.permission_epoch'])
      .where('s.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      sessionId: row.id,
      open: row.ended_at === null && row.active && row.deleted_at === null,
      permissionEpoch: row.permission_epoch,
    }));
  },
};
