import { sql } from 'kysely';
import { followForeignAddress, underDoNotCall } from '#contexts/territory/addresses/addresses.api';
import { doesGather, mapGathering } from '#contexts/territory/maps/maps.api';
import { streetName } from '#contexts/territory/places/places.api';
import type { Tenant } from '#platform/database/tenant';
import { followVersions } from '#platform/imports/import-writing.store';

export interface ForeignValues {
  street_id: number;
  house: string;
  suffix: string | null;
  unit: string | null;
  lang: string;
  assigned_map_id: number | null;
}

/** Constraints that report the same door twice, here or in the list to work. */
const doubled = new Set(['foreign_addresses_door', 'available_addresses_door']);

const isDoubled = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && doubled.has(String(error.constraint));

export const foreignAddresses = {
  mapOf: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('foreign_addresses').select('map_id').where('id', '=', id).executeTakeFirst(),

  read: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('foreign_addresses as f')
      .select([
        'f.id',
        'f.street_id as street',
        'f.house',
        'f.suffix',
        'f.unit',
        'f.lang',
        'f.assigned_id',
        'f.assigned_map_id',
        'f.version',
      ])
      .select(streetName(sql`f.street_id`).as('street_name'))
      .select(underDoNotCall('f').as('do_not_call'))
      .where('f.id', '=', id)
      .forUpdate('f')
      .executeTakeFirst(),

  /** The map of foreign addresses that gathers this language (ADDR-O11). */
  async mapOfLanguage(tenant: Tenant, lang: string): Promise<number | null> {
    const { rows } = await sql<{
      id: number | null;
    }>`select ${mapGathering(sql`${lang}::text`)} as id`.execute(tenant.db);
    return rows[0]!.id;
  },

  /** Undefined if the door is listed already (ADDR-R23). */
  async add(tenant: Tenant, mapId: number, values: ForeignValues): Promise<number | undefined> {
    const added = await tenant.db
      .insertInto('foreign_addresses')
      .values({ congregation_id: tenant.congregationId, map_id: mapId, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added?.id;
  },

  /** False if the door is listed already (ADDR-R23). */
  edit: (tenant: Tenant, id: number, values: ForeignValues): Promise<boolean> =>
    tenant.attempt(
      async () => {
        await tenant.db.updateTable('foreign_addresses').set(values).where('id', '=', id).execute();
        await followForeignAddress(tenant, id);
        return true;
      },
      (error) => (isDoubled(error) ? false : undefined),
    ),

  /**
   * Moves every foreign address to the map of its language, including a map created later; addresses already
   * on a map of their language stay. Returns the moved ones with their former map. Does not count as a
   * change, so that their import can still be rolled back.
   */
  async gather(tenant: Tenant): Promise<{ id: number; from: number | null }[]> {
    const { rows } = await sql<{ id: number; from: number | null; version: number }>`
      with placed as (
        select f.id, f.assigned_map_id as "from", ${mapGathering(sql`f.lang`)} as target
        from foreign_addresses f where not ${doesGather(sql`f.assigned_map_id`, sql`f.lang`)}
      )
      update foreign_addresses f set assigned_map_id = p.target from placed p
      where p.id = f.id and p."from" is distinct from p.target returning f.id, p."from", f.version`.execute(
      tenant.db,
    );
    await followVersions(tenant, 'foreign_addresses', rows);
    return rows.map(({ id, from }) => ({ id, from })).sort((a, b) => a.id - b.id);
  },

  async remove(tenant: Tenant, id: number): Promise<boolean> {
    return (
      (await tenant.db.deleteFrom('foreign_addresses').where('id', '=', id).returning('id').execute())
        .length > 0
    );
  },

  /** Whether the street has a foreign address, which deleting the street would delete too. */
  async standsOn(tenant: Tenant, streetId: number): Promise<boolean> {
    const row = await tenant.db
      .selectFrom('foreign_addresses')
      .select('id')
      .where('street_id', '=', streetId)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Frees the addresses reserved by a person. */
  async release(tenant: Tenant, personId: number): Promise<void> {
    await tenant.db
      .updateTable('foreign_addresses')
      .set({ assigned_id: null })
      .where('assigned_id', '=', personId)
      .execute();
  },
};
