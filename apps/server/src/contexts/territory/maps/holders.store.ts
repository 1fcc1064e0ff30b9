import { sql } from 'kysely';
import { fullNameText } from '#platform/database/full-name';
import type { Tenant } from '#platform/database/tenant';

export const holders = {
  assignment: (tenant: Tenant, mapId: number, id: number) =>
    tenant.db
      .selectFrom('map_assignments')
      .select([
        'id',
        'map_id',
        'assigned_at',
        'returned_at',
        'personal',
        'campaign',
        'campaign_name',
        'completed',
        'started',
        'start_unknown',
        'note',
      ])
      .select(
        sql<number[]>`array(select b.block from completed_blocks b
          where b.congregation_id = map_assignments.congregation_id and b.assignment_id = map_assignments.id
          order by b.block)`.as('blocks'),
      )
      .where('id', '=', id)
      .where('map_id', '=', mapId)
      .executeTakeFirst(),

  /** In chronological order. */
  of: (tenant: Tenant, assignmentId: number) =>
    tenant.db
      .selectFrom('map_assignment_holders as h')
      .leftJoin('person_names as p', (join) =>
        join.onRef('p.congregation_id', '=', 'h.congregation_id').onRef('p.id', '=', 'h.person_id'),
      )
      .select(['h.id', 'h.person_id', 'h.assigned_at', 'h.returned_at'])
      .select(sql<string>`coalesce(${sql.raw(fullNameText('p'))}, h.holder_name)`.as('full_name'))
      .where('h.assignment_id', '=', assignmentId)
      .orderBy('h.id')
      .execute(),

  /** The map that each person of the congregation returned last. */
  lastReturns: (tenant: Tenant) =>
    tenant.db
      .selectFrom('map_assignment_holders as h')
      .innerJoin('map_assignments as a', (join) =>
        join.onRef('a.congregation_id', '=', 'h.congregation_id').onRef('a.id', '=', 'h.assignment_id'),
      )
      .innerJoin('maps as m', (join) =>
        join.onRef('m.congregation_id', '=', 'a.congregation_id').onRef('m.id', '=', 'a.map_id'),
      )
      .distinctOn('h.person_id')
      .select(['h.person_id', 'm.number', 'h.returned_at'])
      .where('h.person_id', 'is not', null)
      .where('h.returned_at', 'is not', null)
      .orderBy('h.person_id')
      .orderBy('h.returned_at', 'desc')
      .orderBy('h.id', 'desc')
      .execute(),

  /**
   * Replaces a name without a person in the history and its journal; returns the number of assignments with
   * that name.
   */
  async eraseName(tenant: Tenant, name: string, word: string): Promise<number> {
    const { rows } = await sql<{ erased: number }>`
      select sheaf.erase_holder_names(array[${name}::text], ${word}) as erased`.execute(tenant.db);
    return rows[0]!.erased;
  },
};
