/** Reads the maps of the Assign Maps screen in one statement. */
import { compareByOrder } from '@sheaf/rules/territory/maps/map-order';
import { addressCountsText, searchedCountText } from '#contexts/territory/addresses/map-page.api';
import { mapColumns } from '#contexts/territory/maps/map-queries.store';
import type { MapRow } from '#contexts/territory/maps/maps.store';
import type { Statement } from '#platform/database/prepared-statement';
import type { Tenant } from '#platform/database/tenant';

export interface AssignListRow extends MapRow {
  number_lookup: boolean;
  searched_address_count: number;
  /** Instant of the last work on the open assignment. */
  last_activity_at: string | null;
}

/** $1: one map's id, or null for all in their own order (ASSIGN-R17); $2 now. */
const statement: Statement = {
  name: 'assign-maps',
  text: `
  select ${mapColumns}, m.number_lookup,
    ${searchedCountText} as searched_address_count,
    (select a.last_activity_at from map_assignments a where a.congregation_id = m.congregation_id and a.map_id = m.id
       and a.returned_at is null) as last_activity_at
  from maps m ${addressCountsText('$2::timestamptz')}
  where m.deleted_at is null and ($1::bigint is null or m.id = $1)`,
};

export const assignList = {
  async read(tenant: Tenant, mapId: number | null): Promise<AssignListRow[]> {
    return (await tenant.prepared<AssignListRow>(statement, [mapId, tenant.now.toISOString()])).sort(
      compareByOrder,
    );
  },
};
