import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { wallTimeAt } from '@sheaf/rules/time/meeting-clock';
import { todayIn } from '@sheaf/rules/time/today-in';
import { clockOf, dateOf, instantOfWallTime } from '@sheaf/rules/time/wall-time';
import { readOwnDuties } from '#contexts/duties/own-duties';
import type { Tenant } from '#platform/database/tenant';
import type { OwnDuty } from '#platform/own-duty-source';
import type { Registry } from '#platform/registry';

/** Later duties are shown on the assignments page only. */
const daysAhead = 56;

interface NextDutyQuery {
  personId: number;
  zone: string;
  now: Date;
}

/** Next duty of a person that has not ended; null without one. */
export async function nextDuty(
  tenant: Tenant,
  registry: Pick<Registry, 'ownDuties'>,
  { personId, zone, now }: NextDutyQuery,
): Promise<OwnDuty | null> {
  const today = todayIn(zone, now.getTime());
  const duties = await readOwnDuties(tenant, registry, {
    personId,
    from: today,
    to: addDays(today, daysAhead),
  });
  const isAhead = ({ date, ends_at }: OwnDuty): boolean => {
    const end = wallTimeAt(date, ends_at);
    return instantOfWallTime(dateOf(end), clockOf(end), zone) > now.getTime();
  };
  return duties.find(isAhead) ?? null;
}
