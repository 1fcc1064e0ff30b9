/** Whether numbers may be entered for the meetings of a week: not before one has begun, and none for one that is cancelled. */
import { isMeetingCancelled, type MeetingType } from '@sheaf/rules/events/cancelling';
import { instantOfWallTime } from '@sheaf/rules/time/wall-time';
import { cancellingEvents } from '#contexts/events/events.api';
import { attendance } from '#contexts/meetings/meetings/attendance.store';
import { readHeldTimes } from '#contexts/meetings/meetings/held-attendance';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export type CountObstacle = 'meeting-to-come' | 'meeting-cancelled';

/** @returns for a type of meeting and a number: why it is refused, or null. A number that is stored already is no new one. */
export async function readCountable(tenant: Tenant, week: string, group: number | null, now: Date) {
  const { zone } = await readLetterhead(tenant);
  const events = await cancellingEvents(tenant);
  const timeOf = await readHeldTimes(tenant, week, week);
  const stored = (await attendance.list(tenant, { from: week, to: week })).filter(
    ({ language_group_id }) => language_group_id === group,
  );
  return (type: MeetingType, people: number): CountObstacle | null => {
    if (stored.some((row) => row.type === type && row.people === people)) return null;
    const { held_on, starts_at } = timeOf({ type, week, language_group_id: group });
    if (instantOfWallTime(held_on, starts_at, zone) > now.getTime()) return 'meeting-to-come';
    return isMeetingCancelled(events, week, type) ? 'meeting-cancelled' : null;
  };
}
