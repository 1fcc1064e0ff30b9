import type { calendarFeed } from '@sheaf/contract/people/calendar-feed/calendar-feed';
import { lockPerson, saveFeed } from '#contexts/people/people/people.api';
import type { Handler } from '#platform/handle';
import { hashSecret, newSecret } from '#platform/secrets';

/** USERS-D5: returns the secret once and stores its hash. */
export async function renewCalendarFeed(call: Handler<typeof calendarFeed.renewCalendarFeed>) {
  const { tenant, actor, platform } = call;
  if (!(await lockPerson(tenant, actor.personId))) return call.missing();
  const secret = newSecret();
  await saveFeed(tenant, actor.personId, hashSecret(secret));
  return { url: `${platform.settings.address}/api/ical/${secret}` };
}
