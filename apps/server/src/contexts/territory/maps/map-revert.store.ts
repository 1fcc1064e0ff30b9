/**
 * Revert check of maps: refuses to revert the type, the blocks, the creation or the deletion of an assigned
 * map.
 */
import type { NetRow } from '@sheaf/rules/journal/net-rows';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import type { RevertCheck } from '#platform/registry';

async function isMapInHand(tenant: Tenant, rows: readonly NetRow[]): Promise<boolean> {
  const maps = rows.filter(
    ({ table, act, fields }) =>
      table === 'maps' &&
      (act !== 'changed' || fields.some((field) => /^(type_id|total_blocks)$/.test(field))),
  );
  if (maps.length === 0) return false;
  const open = await tenant.db
    .selectFrom('map_assignments')
    .select('id')
    .where(sql<boolean>`map_id = any(${maps.map(({ row }) => Number(row))}::bigint[])`)
    .where('returned_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

export const mapRevert: RevertCheck = {
  conflict: async (tenant, rows) => ((await isMapInHand(tenant, rows)) ? 'change-map-in-hand' : null),
};
