/** Queries of the map manager. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export interface MapValues {
  number: string;
  name: string | null;
  suburb_id: number | null;
  lang: string | null;
  total_blocks: number;
  blocks_as_letters: boolean;
}

export const mapForms = {
  /** Locks the map: first in the lock order. */
  lock: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('maps')
      .select(['id', 'type_id', 'name', 'version'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst(),

  read: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('maps as m')
      .leftJoin('map_pictures as p', (join) =>
        join.onRef('p.congregation_id', '=', 'm.congregation_id').onRef('p.id', '=', 'm.picture_id'),
      )
      .leftJoin('map_assignments as a', (join) =>
        join
          .onRef('a.congregation_id', '=', 'm.congregation_id')
          .onRef('a.map_id', '=', 'm.id')
          .on('a.returned_at', 'is', null),
      )
      .select([
        'm.id',
        'm.number',
        'm.name',
        'm.suburb_id',
        'm.type_id',
        'm.lang',
        'm.total_blocks',
        'm.blocks_as_letters',
        'm.order',
        'm.last_completed',
        'm.version',
        'p.sha256',
        'a.id as assignmentId',
      ])
      .where('m.id', '=', id)
      .where('m.deleted_at', 'is', null)
      .executeTakeFirst(),

  /** Undefined when another map has the number (MAPS-R20). */
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

  /** False when another map has the number (MAPS-R20). */
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

  /** The maps that exist of these, locked in one order so that two who sort at once wait for each other. */
  async lockAll(tenant: Tenant, ids: number[]): Promise<number[]> {
    const rows = await tenant.db
      .selectFrom('maps')
      .select('id')
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    return rows.map(({ id }) => id);
  },

  /** The named ones count from 1; the others keep their order behind them. Only rows that move are written. */
  async order(tenant: Tenant, ids: number[]): Promise<void> {
    await sql`update maps m set "order" = placed.place
      from (select o.id, (row_number() over (order by n.place nulls last, o."order", length(o.number), o.number))::int as place
            from maps o left join unnest(${ids}::int[]) with ordinality as n(id, place) on n.id = o.id
            where o.deleted_at is null) placed
      where placed.id = m.id and m."order" <> placed.place`.execute(tenant.db);
  },

  async hide(tenant: Tenant, id: number, now: Date): Promise<void> {
    await tenant.db.updateTable('maps').set({ deleted_at: now }).where('id', '=', id).execute();
  },

  /** The open assignment with the highest block that counts as done. */
  open: (tenant: Tenant, mapId: number) =>
    tenant.db
      .selectFrom('map_assignments as a')
      .leftJoin('completed_blocks as b', (join) =>
        join.onRef('b.congregation_id', '=', 'a.congregation_id').onRef('b.assignment_id', '=', 'a.id'),
      )
      .select(['a.id'])
      .select(sql<number>`coalesce(max(b.block), 0)::int`.as('highestDone'))
      .where('a.map_id', '=', mapId)
      .where('a.returned_at', 'is', null)
      .groupBy('a.id')
      .executeTakeFirst(),

  zone: async (tenant: Tenant): Promise<string> =>
    (await tenant.db.selectFrom('congregations').select('timezone_id').executeTakeFirstOrThrow()).timezone_id,
};
