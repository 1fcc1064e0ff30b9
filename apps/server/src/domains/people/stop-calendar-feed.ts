import type { people } from '@sheaf/contract/people/people';
import { profile } from '#domains/people/profile.store';
import type { Handler } from '#platform/handle';

export async function stopCalendarFeed(call: Handler<typeof people.stopCalendarFeed>): Promise<{ ok: true }> {
  await profile.setFeed(call.tenant, call.actor.personId, null);
  return { ok: true };
}
