/** Borders that an import creates and replaces; every row is recorded for the rollback. */
import type { PlannedMap } from '@sheaf/rules/territory/territory-import/plan';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import { noted, pieces, removedNoted } from '#platform/imports/import-writing.store';

export const importedBorders = {
  /** The maps among these that have a border. */
  async of(tenant: Tenant, mapIds: readonly number[]): Promise<ReadonlySet<number>> {
    const { rows } = await sql<{ map_id: number }>`
      select map_id from map_borders where map_id = any(${[...mapIds]}::bigint[])`.execute(tenant.db);
    return new Set(rows.map(({ map_id }) => map_id));
  },

  /** A border drawn in another transaction since is not replaced. */
  async add(
    tenant: Tenant,
    written: { importId: number; maps: ReadonlyMap<string, number> },
    maps: readonly PlannedMap[],
  ): Promise<void> {
    const rows = maps.flatMap(({ key, boundary }) =>
      boundary ? [{ map_id: written.maps.get(key), border: boundary }] : [],
    );
    for (const piece of pieces(rows))
      await noted(
        tenant,
        { importId: written.importId, table: 'map_borders' },
        sql`insert into map_borders (congregation_id, map_id, border)
          select ${tenant.congregationId}::bigint, map_id, border
          from jsonb_to_recordset(${JSON.stringify(piece)}::jsonb) as r (map_id bigint, border jsonb)
          on conflict do nothing
          returning congregation_id, id, version`,
      );
  },

  /**
   * Replaces borders of existing maps. The old row is deleted and recorded in full for the rollback; the new
   * row continues its version, so that an open editor with the old one is refused as stale. Borders are JSON.
   * Returns the number of replaced borders.
   */
  async replace(
    tenant: Tenant,
    importId: number,
    rows: readonly { map: number; border: string }[],
  ): Promise<number> {
    const gone = await removedNoted<{ map_id: number; version: number }>(
      tenant,
      { importId, table: 'map_borders' },
      sql`delete from map_borders where map_id = any(${rows.map(({ map }) => map)}::bigint[]) returning *`,
    );
    const versions = new Map(gone.map(({ map_id, version }) => [map_id, version]));
    for (const piece of pieces(rows)) {
      const maps = piece.map(({ map }) => map);
      const texts = piece.map(({ border }) => border);
      const next = maps.map((map) => (versions.get(map) ?? 0) + 1);
      await noted(
        tenant,
        { importId, table: 'map_borders' },
        sql`insert into map_borders (congregation_id, map_id, border, version)
          select ${tenant.congregationId}::bigint, map, border, version
          from unnest(${maps}::bigint[], ${texts}::jsonb[], ${next}::int[]) as r (map, border, version)
          returning congregation_id, id, version`,
      );
    }
    return gone.length;
  },
};
