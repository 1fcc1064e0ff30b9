/** What an import reads of the territory before it decides, in a handful of statements. */
import type { KnownDoor, KnownTerritory } from '@sheaf/rules/territory/import/plan';
import { sql } from 'kysely';
import { importHistory } from '#domains/territory/import-history.store';
import type { Tenant } from '#platform/database/tenant';

export const importing = {
  settings: (tenant: Tenant) =>
    tenant.db.selectFrom('congregations').select(['lang', 'timezone_id']).executeTakeFirstOrThrow(),

  /** The maps under these numbers and what stands on them; `hold` keeps others from changing them meanwhile. */
  async known(
    tenant: Tenant,
    numbers: readonly string[],
    hold: boolean,
    history = false,
  ): Promise<KnownTerritory> {
    const maps = await tenant.db
      .selectFrom('maps')
      .select(['id', 'number', 'type_id as type', 'locked', 'last_completed as completed'])
      .select(
        sql<boolean>`exists (select from map_borders b where b.congregation_id = maps.congregation_id and b.map_id = maps.id)`.as(
          'bordered',
        ),
      )
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`number = any(${[...numbers]}::text[])`)
      .orderBy('id')
      .$if(hold, (query) => query.forUpdate())
      .execute();
    const ids = maps.map(({ id }) => id);
    const ofMaps = sql<boolean>`map_id = any(${ids}::int[])`;
    const suburbs = await tenant.db
      .selectFrom('suburbs')
      .select(['id', 'map_id', 'suburb'])
      .where(ofMaps)
      .orderBy('id')
      .execute();
    const streets = await tenant.db
      .selectFrom('streets')
      .select(['id', 'map_id', 'name', 'suburb_id'])
      .where(ofMaps)
      .orderBy('id')
      .execute();
    const { rows: doors } = await sql<KnownDoor>`
      select 'available' as table, id, street_id, house, suffix, unit, name from available_addresses where ${ofMaps}
      union all select 'preloaded', id, street_id, house, suffix, unit, name from preloaded_addresses where ${ofMaps}
      union all select 'do-not-call', id, street_id, number::text, suffix, unit, null from do_not_calls where ${ofMaps}
      union all select 'foreign', id, street_id, house, suffix, unit, null from foreign_addresses where ${ofMaps}`.execute(
      tenant.db,
    );
    return {
      maps: maps as KnownTerritory['maps'][number][],
      suburbs: suburbs.map((row) => ({ ...row, map_id: row.map_id! })),
      streets,
      doors,
      assignments: history ? await importHistory.known(tenant, ids) : [],
    };
  },

  /** Everybody whom a name in a file may mean. */
  people: (tenant: Tenant) =>
    tenant.db
      .selectFrom('people')
      .select(['id', 'first_name', 'last_name', 'active'])
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),

  /** The largest number in use; whatever else a number is made of does not count. */
  async lastNumber(tenant: Tenant): Promise<number> {
    const row = await tenant.db
      .selectFrom('maps')
      .select(sql<number>`coalesce(max(substring(number from '\\d{1,9}')::int), 0)`.as('number'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return row.number;
  },

  async lastOrder(tenant: Tenant): Promise<number> {
    const row = await tenant.db
      .selectFrom('maps')
      .select(sql<number>`coalesce(max("order"), 0)`.as('order'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return row.order;
  },
};
