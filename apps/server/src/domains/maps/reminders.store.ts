/** Who is told that a map was assigned to them, or is out too long. */

import { isOverdue, timeOutDays } from '@sheaf/rules/maps/map-figures';
import { weekOf } from '@sheaf/rules/messages/automatic';
import { todayIn } from '@sheaf/rules/time/today-in';
import { sql } from 'kysely';
import { readCongregationRow } from '#domains/congregations/congregations.public-api';
import type { Tenant } from '#platform/database/tenant';
import type { ReminderSource } from '#platform/reminder-source';

interface HeldMap {
  person_id: number;
  holder_id: number;
  number: string;
  assigned_at: Date;
  personal: boolean;
}

const dayMilliseconds = 86_400_000;

/** Maps that are out with a person. */
async function heldMaps(tenant: Tenant): Promise<HeldMap[]> {
  const { rows } = await sql<HeldMap>`
    select h.person_id, h.id as holder_id, m.number, h.assigned_at, a.personal
    from map_assignment_holders h
    join map_assignments a on a.congregation_id = h.congregation_id and a.id = h.assignment_id
    join maps m on m.congregation_id = a.congregation_id and m.id = a.map_id
    where h.returned_at is null and a.returned_at is null and m.deleted_at is null
    order by h.id`.execute(tenant.db);
  return rows;
}

const cutoffDays = async (tenant: Tenant): Promise<number> =>
  (await readCongregationRow(tenant)).assigned_map_cutoff;

export const assignedMaps: ReminderSource = {
  kind: 'map-assigned',

  async due(tenant, { now }) {
    const held = await heldMaps(tenant);
    return held
      .filter(({ assigned_at }) => now.getTime() - assigned_at.getTime() < dayMilliseconds)
      .map(({ person_id, holder_id, number }) => ({
        personId: person_id,
        effect: `map-assigned:${holder_id}`,
        values: () => ({ number }),
      }));
  },

  async causesSince(tenant, since) {
    const { causes } = await tenant.db
      .selectFrom('map_assignment_holders')
      .select(sql<number>`count(*)::int`.as('causes'))
      .where('assigned_at', '>', since)
      .executeTakeFirstOrThrow();
    return causes;
  },
};

export const overdueMaps: ReminderSource = {
  kind: 'map-overdue',

  async due(tenant, { now, zone }) {
    const cutoff = await cutoffDays(tenant);
    const week = weekOf(todayIn(zone, now.getTime()));
    const held = await heldMaps(tenant);
    return held
      .filter(({ assigned_at, personal }) =>
        isOverdue({ assignedAt: assigned_at.getTime(), personal }, cutoff, now.getTime()),
      )
      .map(({ person_id, holder_id, number, assigned_at }) => ({
        personId: person_id,
        effect: `map-overdue:${holder_id}:${week}`,
        values: () => ({ number, days: timeOutDays(assigned_at.getTime(), now.getTime()) }),
      }));
  },

  /** Four weeks a month for each that is overdue now. */
  async causesSince(tenant) {
    const cutoff = await cutoffDays(tenant);
    if (cutoff <= 0) return 0;
    const { causes } = await tenant.db
      .selectFrom('map_assignments')
      .select(sql<number>`4 * count(*)::int`.as('causes'))
      .where('returned_at', 'is', null)
      .where('personal', '=', false)
      .where('assigned_at', '<', sql<Date>`now() - make_interval(days => ${cutoff}::int + 1)`)
      .executeTakeFirstOrThrow();
    return causes;
  },
};
