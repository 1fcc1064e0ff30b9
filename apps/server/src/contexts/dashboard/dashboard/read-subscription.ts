import type { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { maySubscribe } from '@sheaf/rules/dashboard/dashboard/subscribing';
import { readSubscriber } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** SHELL-C2. */
export async function readSubscription(call: Handler<typeof dashboard.readSubscription>) {
  const person = await readSubscriber(call.tenant, call.actor.personId);
  return maySubscribe(person) ? { subscribed: person.subscribed } : call.refuse('not-subscriber');
}
