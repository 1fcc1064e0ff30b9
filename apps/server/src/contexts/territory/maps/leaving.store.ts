/** Prevents the deletion of people who hold a map, and deletes old notes of assignments. */
import { sql } from 'kysely';
import { redactJournalRows } from '#platform/database/redact-journal.store';
import type { LeavingObstacle } from '#platform/person-leaves';
import type { RetentionSource } from '#platform/retention-source';

/** USERS-R23: the map must be handed in first, because the person still holds it. */
export const holdsMap: LeavingObstacle = async (tenant, personId) => {
  const held = await tenant.db
    .selectFrom('map_assignment_holders as h')
    .innerJoin('map_assignments as a', (join) =>
      join.onRef('a.congregation_id', '=', 'h.congregation_id').onRef('a.id', '=', 'h.assignment_id'),
    )
    .select('h.id')
    .where('h.person_id', '=', personId)
    .where('h.returned_at', 'is', null)
    .where('a.returned_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return held && 'person-holds-map';
};

const isOld = 'note is not null and returned_at <';
const old = (before: Date) => sql<boolean>`${sql.raw(isOld)} ${before}`;

export const oldNotes: RetentionSource = {
  what: 'notes',
  oldRow: (before) => `from map_assignments a where a.congregation_id = c.id and ${isOld} ${before}`,

  async count(tenant, before) {
    const { total } = await tenant.db
      .selectFrom('map_assignments')
      .select(sql<number>`count(*)::int`.as('total'))
      .where(old(before))
      .executeTakeFirstOrThrow();
    return total;
  },

  async remove(tenant, before) {
    const emptied = await tenant.db
      .updateTable('map_assignments')
      .set({ note: null })
      .where(old(before))
      .returning('id')
      .execute();
    return redactJournalRows(tenant, 'map_assignments', emptied);
  },
};
