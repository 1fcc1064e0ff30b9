/**
 * Counts of an open assignment: its addresses at the start, adjusted as addresses join or leave the list to
 * work.
 */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export interface JoinedAddresses {
  assignmentId: number;
  /** Number of addresses new in the list to work. */
  added: number;
  /** Number of the map's own addresses, and of those that the populating job has passed already. */
  addresses: number;
  late: number;
}

export const addressCounts = {
  async join(tenant: Tenant, joined: readonly JoinedAddresses[]): Promise<void> {
    if (joined.length === 0) return;
    await sql`update map_assignments a set addresses_at_start = a.addresses_at_start + r.added,
        populate_total = a.populate_total + r.addresses, populated = a.populated + r.late
      from jsonb_to_recordset(${JSON.stringify(joined)}::jsonb) as r ("assignmentId" bigint, added int, addresses int, late int)
      where a.id = r."assignmentId"`.execute(tenant.db);
  },

  /** One entry per address that left the list of its map. */
  async leave(tenant: Tenant, gone: readonly { map_id: number }[]): Promise<void> {
    if (gone.length === 0) return;
    await sql`update map_assignments a set addresses_at_start = greatest(a.addresses_at_start - counted.doors, 0)
      from (select map_id, count(*)::int as doors from unnest(${gone.map(({ map_id }) => map_id)}::bigint[]) as gone (map_id)
        group by map_id) counted
      where a.map_id = counted.map_id and a.returned_at is null`.execute(tenant.db);
  },
};
