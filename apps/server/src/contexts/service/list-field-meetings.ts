import type { service as operations } from '@sheaf/contract/service/service';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { weeksAhead } from '@sheaf/rules/service/plan-meetings';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { groupOfMember, readToday } from '#contexts/people/people.api';
import { readFieldMeetings } from '#contexts/service/field-meetings';
import type { Handler } from '#platform/handle';

/** SERVICE-C5. */
export async function listFieldMeetings({
  tenant,
  actor,
  now,
}: Handler<typeof operations.listFieldMeetings>) {
  const today = await readToday(tenant, now);
  const ownGroup = await groupOfMember(tenant, actor.personId);
  return readFieldMeetings(tenant, mondayOf(today), addDays(today, 7 * weeksAhead), ownGroup);
}
