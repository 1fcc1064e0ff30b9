import type { Tenant } from '#platform/database/tenant';
import { handOvers, type MessageInTransit } from '#platform/outbox/hand-overs.store';
import { noteFailure } from '#platform/outbox/note-failure';
import { SendFailure } from '#platform/outbox/send-failure';
import { setAsideUnsure } from '#platform/outbox/set-aside-unsure';

/** The provider's id of an accepted message; null if it has none. */
export interface AcceptedMessage {
  providerId: string | null;
}

/** Stores the outcome of a hand-over; does nothing if one is already stored. */
export async function applyOutcome(
  tenant: Tenant,
  message: MessageInTransit,
  outcome: AcceptedMessage | SendFailure,
  { at, keepBody }: { at: Date; keepBody: boolean },
): Promise<void> {
  if (!(outcome instanceof SendFailure))
    return handOvers.markSent(tenant, message, { at, keepBody, providerId: outcome.providerId });
  if (!(await handOvers.hold(tenant, message))) return undefined;
  return outcome.unsure
    ? setAsideUnsure(tenant, message.id, outcome.message, at)
    : noteFailure(tenant, message, outcome, at);
}
