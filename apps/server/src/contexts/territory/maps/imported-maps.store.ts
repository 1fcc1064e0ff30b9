/** Maps that a territory import creates and changes; every row is recorded for the rollback. */
import { mapTypes } from '@sheaf/rules/territory/maps/map-type';
import type { KnownTerritory, PlannedMap } from '@sheaf/rules/territory/territory-import/plan';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import { importLedger } from '#platform/imports/import-ledger.store';
import { changeNoted, pieces } from '#platform/imports/import-writing.store';

type Ids = ReadonlyMap<string, number>;

/** Columns of existing rows that an import may change, by table; a rollback restores them. */
export const changedColumns = {
  maps: ['last_completed'],
  map_assignments: ['assigned_at', 'start_unknown', 'returned_at', 'completed', 'previous_completed'],
  map_assignment_holders: ['assigned_at', 'returned_at'],
} as const;

type KnownMap = Omit<KnownTerritory['maps'][number], 'bordered'>;

export const importedMaps = {
  /** The maps with these numbers; `hold` locks them. */
  async known(tenant: Tenant, numbers: readonly string[], hold: boolean): Promise<KnownMap[]> {
    const maps = await tenant.db
      .selectFrom('maps')
      .select(['id', 'number', 'type_id as type', 'locked', 'last_completed as completed'])
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`number = any(${[...numbers]}::text[])`)
      .orderBy('id')
      .$if(hold, (query) => query.forUpdate())
      .execute();
    return maps.map((map) => ({ ...map, type: mapTypes.decode(map.type) }));
  },

  async numbers(tenant: Tenant): Promise<string[]> {
    const rows = await tenant.db
      .selectFrom('maps')
      .select('number')
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
    return rows.map(({ number }) => number);
  },

  /** The largest number in use; other characters of a map number are ignored. */
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

  /** Adds new maps last, in the order of the plan; existing ones are unchanged. */
  async addMaps(tenant: Tenant, maps: readonly PlannedMap[]): Promise<Ids> {
    const lastOrder = await importedMaps.lastOrder(tenant);
    const ids = new Map(maps.flatMap(({ id, key }) => (id === null ? [] : [[key, id] as const])));
    const rows = maps
      .filter(({ id }) => id === null)
      .map(({ id: _, suburb: __, boundary: ___, ...map }, index) => ({
        ...map,
        type: mapTypes.encode(map.type),
        place: index + 1,
      }));
    for (const piece of pieces(rows)) {
      const made = await sql<{ id: number; number: string }>`
        insert into maps (congregation_id, number, type_id, name, lang, last_completed, total_blocks, blocks_as_letters, "order")
        select ${tenant.congregationId}::bigint, key, type, name, lang, completed, blocks, "blocksAsLetters", least(${lastOrder}::bigint + place, 2147483647)::int
        from jsonb_to_recordset(${JSON.stringify(piece)}::jsonb) as r (key text, type int, name text, lang text, completed date, place int,
          blocks int, "blocksAsLetters" boolean)
        order by place
        returning id, number`.execute(tenant.db);
      for (const { id, number } of made.rows) ids.set(number, id);
    }
    return ids;
  },

  /** Sets the suburbs after which new maps are named, then records the final rows for the rollback. */
  async nameMaps(
    tenant: Tenant,
    written: { importId: number; maps: Ids },
    maps: readonly PlannedMap[],
    suburbs: Ids,
  ): Promise<void> {
    const rows = maps
      .filter(({ id }) => id === null)
      .map(({ key, suburb }) => ({ id: written.maps.get(key), suburb_id: suburb && suburbs.get(suburb) }));
    for (const piece of pieces(rows)) {
      const given = sql`jsonb_to_recordset(${JSON.stringify(piece)}::jsonb) as r (id bigint, suburb_id bigint)`;
      await sql`update maps m set suburb_id = r.suburb_id from ${given}
        where m.id = r.id and r.suburb_id is not null`.execute(tenant.db);
      await importLedger.note(
        tenant,
        written.importId,
        'maps',
        piece.map(({ id }) => id!),
      );
    }
  },

  /** Updates the last completion of existing maps. */
  async changeDates(tenant: Tenant, importId: number, maps: readonly PlannedMap[]): Promise<void> {
    const dates = maps
      .filter(({ id, completed }) => id !== null && completed !== null)
      .map(({ id, completed }) => ({ id, completed }));
    if (dates.length === 0) return;
    await changeNoted(tenant, {
      importId,
      table: 'maps',
      columns: changedColumns.maps,
      given: sql`select * from jsonb_to_recordset(${JSON.stringify(dates)}::jsonb) as r (id bigint, completed date)`,
      before: sql`select t.* from maps t where t.id in (select id from given)`,
      update: sql`update maps t set last_completed = g.completed from given g
        where t.id = g.id returning t.congregation_id, t.id, t.version`,
    });
  },
};
