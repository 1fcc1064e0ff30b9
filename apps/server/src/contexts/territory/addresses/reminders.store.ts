/** Reminds people whose address reservations end soon; the rules decide when. */

import {
  addressesGoingBack as goingBack,
  type KeptAddress,
  warnsOf,
} from '@sheaf/rules/territory/addresses/reminders';
import { todayIn } from '@sheaf/rules/time/today-in';
import { sql } from 'kysely';
import { readCongregationRow } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Reminder, ReminderSource } from '#platform/reminder-source';
import { spokenDay } from '#platform/spoken-day';

/** One row per reserved address; with `since` also addresses that expired and are in no list. */
async function keptAddresses(tenant: Tenant, since?: Date): Promise<KeptAddress[]> {
  const { rows } = await sql<{ personId: number; keptAt: Date }>`
    select assigned_to as "personId", assigned_at as "keptAt" from available_addresses
    where assigned_to is not null and ${since ? sql`assigned_at > ${since}` : sql`assigned_at is not null and not expired`}
    order by assigned_to, id`.execute(tenant.db);
  return rows.map(({ personId, keptAt }) => ({ personId, keptAt: keptAt.getTime() }));
}

export const addressesGoingBack: ReminderSource = {
  kind: 'address-timeout',

  async due(tenant, { now, zone }) {
    const { address_timeout: timeoutDays } = await readCongregationRow(tenant);
    const today = todayIn(zone, now.getTime());
    return goingBack(await keptAddresses(tenant), { timeoutDays, zone })
      .filter(({ date }) => warnsOf(date, timeoutDays, today))
      .map(
        ({ personId, effect, count, date }): Reminder => ({
          personId,
          effect,
          values: (lang) => ({ count, date: spokenDay(lang, date) }),
        }),
      );
  },

  async causesSince(tenant, since, { zone }) {
    return goingBack(await keptAddresses(tenant, since), { timeoutDays: 0, zone }).length;
  },
};
