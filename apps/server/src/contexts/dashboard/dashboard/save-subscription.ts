import type { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { maySubscribe } from '@sheaf/rules/dashboard/dashboard/subscribing';
import { readSubscriber, saveSubscribed } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** SHELL-C3, SHELL-R9. */
export async function saveSubscription(call: Handler<typeof dashboard.saveSubscription>) {
  const { tenant, actor, body } = call;
  const person = await readSubscriber(tenant, actor.personId);
  if (!maySubscribe(person)) return call.refuse('not-subscriber');
  await saveSubscribed(tenant, actor.personId, body.subscribed);
  return { subscribed: body.subscribed };
}
