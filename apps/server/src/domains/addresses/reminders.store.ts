/** Who is told that addresses they keep go back soon. */

import { goesBackOn, warnsOf } from '@sheaf/rules/addresses/reminders';
import { todayIn } from '@sheaf/rules/time/today-in';
import { sql } from 'kysely';
import { readCongregationRow } from '#domains/congregations/congregations.public-api';
import type { Tenant } from '#platform/database/tenant';
import type { Reminder, ReminderSource } from '#platform/reminder-source';
import { spokenDay } from '#platform/spoken-day';

interface Kept {
  person_id: number;
  kept_at: Date;
}

/** A row for every address somebody keeps. */
async function keptAddresses(tenant: Tenant): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select assigned_to as person_id, assigned_at as kept_at from available_addresses
    where assigned_to is not null and assigned_at is not null and not expired
    order by assigned_to, id`.execute(tenant.db);
  return rows;
}

export const addressesGoingBack: ReminderSource = {
  kind: 'address-timeout',

  /** One message for all addresses of a person that go back on the same day. */
  async due(tenant, { now, zone }) {
    const { address_timeout: timeout } = await readCongregationRow(tenant);
    const today = todayIn(zone, now.getTime());
    const counts = new Map<string, { personId: number; date: string; count: number }>();
    for (const { person_id: personId, kept_at } of await keptAddresses(tenant)) {
      const date = goesBackOn(kept_at.getTime(), timeout, zone);
      if (!warnsOf(date, timeout, today)) continue;
      const effect = `address-timeout:${personId}:${date}`;
      counts.set(effect, { personId, date, count: (counts.get(effect)?.count ?? 0) + 1 });
    }
    return [...counts].map(
      ([effect, { personId, date, count }]): Reminder => ({
        personId,
        effect,
        values: (lang) => ({ count, date: spokenDay(lang, date) }),
      }),
    );
  },

  async causesSince(tenant, since) {
    const { rows } = await sql<{ causes: number }>`
      select count(distinct (assigned_to, assigned_at::date))::int as causes from available_addresses
      where assigned_to is not null and assigned_at > ${since}`.execute(tenant.db);
    return rows[0]!.causes;
  },
};
