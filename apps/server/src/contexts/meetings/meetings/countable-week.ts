/**
 * Decides whether counts may be entered for the meetings of a week: only after the beginning, and not for
 * cancelled meetings.
 */
import { isMeetingCancelled, type MeetingType } from '@sheaf/rules/events/cancelling';
import { instantOfWallTime } from '@sheaf/rules/time/wall-time';
import { cancellingEvents } from '#contexts/events/events.api';
import { attendance } from '#contexts/meetings/meetings/attendance.store';
import { readHeldTimes } from '#contexts/meetings/meetings/held-attendance';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export type CountObstacle = 'meeting-to-come' | 'meeting-cancelled';

/**
 * @returns a function from type and number to the refusal or null. An already stored number is always
 * accepted.
 */
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
