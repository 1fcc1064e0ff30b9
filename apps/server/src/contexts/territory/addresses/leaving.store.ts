/** Updates the list to work when a person leaves, and deletes old not-at-homes. */
import { sql } from 'kysely';
import { lockMaps } from '#contexts/territory/maps/maps.api';
import { redactJournalRows } from '#platform/database/redact-journal.store';
import type { LeavingStep } from '#platform/person-leaves';
import type { RetentionSource } from '#platform/retention-source';

/** Releases the addresses reserved by a person, by the rule `withoutPerson`. */
export const releaseAddresses: LeavingStep = async (tenant, { personId }) => {
  await tenant.db
    .updateTable('available_addresses')
    .set((row) => ({ assigned_to: row.ref('lent_by'), lent_by: null, contact: null }))
    .where('assigned_to', '=', personId)
    .where('lent_by', 'is not', null)
    .execute();
  await tenant.db
    .updateTable('available_addresses')
    .set({ lent_by: null })
    .where('lent_by', '=', personId)
    .execute();
  await tenant.db
    .updateTable('available_addresses')
    .set({ assigned_to: null, assigned_at: null, contact: null })
    .where('assigned_to', '=', personId)
    .execute();
};

const isOld = 'attempt > 0 and assigned_to is null and adjusted_at <';
const old = (before: Date) => sql<boolean>`${sql.raw(isOld)} ${before}`;

export const oldNotAtHomes: RetentionSource = {
  what: 'not_at_homes',
  oldRow: (before) => `from available_addresses a where a.congregation_id = c.id and ${isOld} ${before}`,

  async count(tenant, before) {
    const { total } = await tenant.db
      .selectFrom('available_addresses')
      .select(sql<number>`count(*)::int`.as('total'))
      .where(old(before))
      .executeTakeFirstOrThrow();
    return total;
  },

  async remove(tenant, before) {
    const maps = await tenant.db
      .selectFrom('available_addresses')
      .select('map_id')
      .distinct()
      .where(old(before))
      .execute();
    // Locks maps first, as everywhere, so that concurrent work on an address is serialised.
    await lockMaps(
      tenant,
      maps.map(({ map_id }) => map_id),
    );
    const gone = await tenant.db
      .deleteFrom('available_addresses')
      .where(old(before))
      .returning('id')
      .execute();
    return redactJournalRows(tenant, 'available_addresses', gone);
  },
};
