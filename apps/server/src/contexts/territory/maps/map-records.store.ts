/** Queries on maps for the map manager. */
import { codesOfTypes, gathersForeign } from '@sheaf/rules/territory/maps/map-type';
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export interface MapValues {
  number: string;
  name: string | null;
  suburb_id: number | null;
  lang: string | null;
  total_blocks: number;
  blocks_as_letters: boolean;
}

/** Locks these maps, including deleted ones, in the order that all callers use. */
export async function lockMaps(tenant: Tenant, ids: readonly number[]): Promise<void> {
  await tenant.db
    .selectFrom('maps')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

const gathers = sql`m.type_id = any(${codesOfTypes(gathersForeign)}::int[])`;

/** The id of the map that gathers foreign addresses of a language (ADDR-O11), as SQL. */
export const mapGathering = (lang: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql`(select m.id from maps m where ${gathers} and m.lang = ${lang} and m.deleted_at is null order by m."order", m.id limit 1)`;

/** Display name of the map `m`: its own name, or its suburb. */
export const placeOfMap = sql<string | null>`coalesce(m.name,
  (select b.suburb from suburb_names b where b.congregation_id = m.congregation_id and b.id = m.suburb_id))`;

export interface ListedMap {
  id: number;
  number: string;
  type_id: number;
  place: string | null;
  suburb_id: number | null;
  blocks_as_letters: boolean;
  last_completed: string | null;
}

/** Whether a map gathers foreign addresses of a language, as SQL. */
export const doesGather = (map: RawBuilder<unknown>, lang: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from maps m where m.id = ${map} and ${gathers} and m.lang = ${lang} and m.deleted_at is null)`;

export const mapRecords = {
  /** Maps that are not deleted, in the order of the dashboard; all, or one by id. */
  async listed(tenant: Tenant, id: number | null = null): Promise<ListedMap[]> {
    const { rows } = await sql<ListedMap>`
      select m.id, m.number, m.type_id, ${placeOfMap} as place, m.suburb_id, m.blocks_as_letters, m.last_completed
      from maps m
      where m.deleted_at is null and (${id}::bigint is null or m.id = ${id}::bigint)
      order by m."order", sheaf.map_number_key(m.number)`.execute(tenant.db);
    return rows;
  },

  /** A map that is named after the suburb. */
  calledBy: (tenant: Tenant, suburbId: number) =>
    tenant.db
      .selectFrom('maps')
      .select('id')
      .where('suburb_id', '=', suburbId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),

  /** Locks the map: first in the lock order. */
  lock: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('maps')
      .select(['id', 'type_id', 'name', 'lang', 'blocks_as_letters', 'version'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst(),

  /** Undefined if another map has the number (MAPS-R20). */
  async add(
    tenant: Tenant,
    values: MapValues & { type_id: number; last_completed: string | null; order: number | undefined },
  ): Promise<number | undefined> {
    const { order, ...rest } = values;
    const added = await tenant.db
      .insertInto('maps')
      .values({
        congregation_id: tenant.congregationId,
        ...rest,
        order:
          order ??
          sql<number>`(select least(coalesce(max(m."order"), 0)::bigint + 1, 2147483647)::int from maps m where m.deleted_at is null)`,
      })
      .onConflict((conflict) =>
        conflict.columns(['congregation_id', 'number']).where('deleted_at', 'is', null).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    return added?.id;
  },

  /** False if another map has the number (MAPS-R20). */
  edit: (tenant: Tenant, id: number, values: MapValues & { order?: number }): Promise<boolean> =>
    tenant.attempt(
      async () => {
        await tenant.db.updateTable('maps').set(values).where('id', '=', id).execute();
        return true;
      },
      (error) =>
        error instanceof Error && 'constraint' in error && error.constraint === 'maps_number'
          ? false
          : undefined,
    ),

  /**
   * The existing maps among these, locked in one order so that two people who sort at once wait for each
   * other.
   */
  lockAll: (tenant: Tenant, ids: readonly number[]) =>
    tenant.db
      .selectFrom('maps')
      .select(['id', 'number'])
      .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute(),

  /** Sorts by the rule `placeMaps`; writes only rows that move. */
  async order(tenant: Tenant, ids: number[]): Promise<void> {
    await sql`update maps m set "order" = placed.place
      from (select o.id, (row_number() over (order by n.place nulls last, o."order", sheaf.map_number_key(o.number)))::int as place
            from maps o left join unnest(${ids}::bigint[]) with ordinality as n(id, place) on n.id = o.id
            where o.deleted_at is null) placed
      where placed.id = m.id and m."order" <> placed.place`.execute(tenant.db);
  },

  async hide(tenant: Tenant, id: number, now: Date): Promise<void> {
    await tenant.db.updateTable('maps').set({ deleted_at: now }).where('id', '=', id).execute();
  },
};
