/** Reminders of assigned, overdue and stagnant maps; the rules decide when. */

import { weekOf } from '@sheaf/rules/automatic-messages/automatic';
import {
  assignedReminders,
  type HeldMap,
  type MapReminder,
  overdueReminders,
} from '@sheaf/rules/territory/maps/reminders';
import { todayIn } from '@sheaf/rules/time/today-in';
import { sql } from 'kysely';
import { readCongregationRow } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import {
  type Reminder,
  type ReminderSource,
  type ReminderTime,
  reminderState,
} from '#platform/reminder-source';

type HeldRow = Omit<HeldMap, 'assignedAt' | 'lastActivityAt'> & {
  assignedAt: Date;
  lastActivityAt: Date;
};

/** Maps held by a person, by the rule `isHeldNow`. */
async function heldMaps(tenant: Tenant): Promise<HeldMap[]> {
  const { rows } = await sql<HeldRow>`
    select h.person_id as "personId", h.id as "holderId", m.number, h.assigned_at as "assignedAt", a.personal,
      a.last_activity_at as "lastActivityAt"
    from map_assignment_holders h
    join map_assignments a on a.congregation_id = h.congregation_id and a.id = h.assignment_id
    join maps m on m.congregation_id = a.congregation_id and m.id = a.map_id
    where h.returned_at is null and a.returned_at is null and m.deleted_at is null
    order by h.id`.execute(tenant.db);
  return rows.map((row) => ({
    ...row,
    assignedAt: row.assignedAt.getTime(),
    lastActivityAt: row.lastActivityAt.getTime(),
  }));
}

const inEveryLanguage = ({ values, ...reminder }: MapReminder): Reminder => ({
  ...reminder,
  values: () => ({ ...values }),
});

async function overdue(tenant: Tenant, { now, zone }: ReminderTime): Promise<Reminder[]> {
  const { assigned_map_cutoff: cutoffDays, stagnant_map_threshold: stagnantDays } =
    await readCongregationRow(tenant);
  const week = weekOf(todayIn(zone, now.getTime()));
  const reminders = overdueReminders(await heldMaps(tenant), {
    cutoffDays,
    stagnantDays,
    week,
    now: now.getTime(),
  });
  return reminders.map(inEveryLanguage);
}

export const assignedMaps: ReminderSource = {
  kind: 'map-assigned',

  async due(tenant, time) {
    return assignedReminders(await heldMaps(tenant), reminderState(time)).map(inEveryLanguage);
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
  due: overdue,

  /** Estimates four weekly reminders a month for each current one. */
  async causesSince(tenant, _since, time) {
    return 4 * (await overdue(tenant, time)).length;
  },
};
