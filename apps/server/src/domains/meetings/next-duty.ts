import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { wallTimeAt } from '@sheaf/rules/time/meeting-clock';
import { todayIn } from '@sheaf/rules/time/today-in';
import { clockOf, dateOf, instantOfWallTime } from '@sheaf/rules/time/wall-time';
import { dutiesOfPerson, type PersonDuty } from '#domains/meetings/person-duties';
import type { Tenant } from '#platform/database/tenant';

/** What is further ahead is seen on the page of assignments. */
const daysAhead = 56;

/** The first duty of a person that is not over; null where there is none. */
export async function nextDuty(
  tenant: Tenant,
  personId: number,
  zone: string,
  now: Date,
): Promise<PersonDuty | null> {
  const today = todayIn(zone, now.getTime());
  const duties = await dutiesOfPerson(tenant, personId, today, addDays(today, daysAhead));
  const isAhead = ({ date, ends_at }: PersonDuty): boolean => {
    const end = wallTimeAt(date, ends_at);
    return instantOfWallTime(dateOf(end), clockOf(end), zone) > now.getTime();
  };
  return duties.find(isAhead) ?? null;
}
