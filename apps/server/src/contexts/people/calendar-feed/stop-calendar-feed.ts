import type { calendarFeed } from '@sheaf/contract/people/calendar-feed/calendar-feed';
import { saveFeed } from '#contexts/people/people/people.api';
import type { Handler } from '#platform/handle';

export async function stopCalendarFeed(
  call: Handler<typeof calendarFeed.stopCalendarFeed>,
): Promise<{ ok: true }> {
  await saveFeed(call.tenant, call.actor.personId, null);
  return { ok: true };
}
