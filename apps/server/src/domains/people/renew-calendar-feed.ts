import type { people } from '@sheaf/contract/people/people';
import { person } from '#domains/people/person.store';
import { profile } from '#domains/people/profile.store';
import type { Handler } from '#platform/handle';
import { hashSecret, newSecret } from '#platform/secrets';

/** USERS-D5: the secret is told once and kept as its hash. */
export async function renewCalendarFeed(call: Handler<typeof people.renewCalendarFeed>) {
  const { tenant, actor, platform } = call;
  if (!(await person.lock(tenant, actor.personId))) return call.missing();
  const secret = newSecret();
  await profile.setFeed(tenant, actor.personId, hashSecret(secret));
  return { url: `${platform.settings.address}/api/ical/${secret}` };
}
