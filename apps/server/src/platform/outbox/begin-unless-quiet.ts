import type { Channel } from '@sheaf/rules/messaging/messages/recipients';
import type { Tenant } from '#platform/database/tenant';
import { handOvers, type MessageInTransit } from '#platform/outbox/hand-overs.store';
import { outbox } from '#platform/outbox/outbox.store';
import type { Platform } from '#platform/platform';

/**
 * Begins the hand-over of a message, or delays it to the end of the quiet hours of its person (MSG-R25). It is
 * decided at each attempt, so retries, resends and restored messages wait too.
 */
export async function beginUnlessQuiet(
  { registry, clock }: Pick<Platform, 'registry' | 'clock'>,
  tenant: Tenant,
  id: number,
  channel: Exclude<Channel, 'email'>,
): Promise<MessageInTransit | undefined> {
  const message = await handOvers.begin(tenant, id, channel);
  if (!message || message.person_id === null) return message;
  const { person_id: personId, kind, urgent, starts_at: startsAt } = message;
  const now = clock();
  const until = await registry.quietHours(tenant, { personId, channel, kind, urgent, startsAt }, now);
  if (until === null) return message;
  await outbox.hold(tenant, id, until);
  await outbox.note(tenant, id, 'delayed', now, 'quiet-hours');
  return undefined;
}
