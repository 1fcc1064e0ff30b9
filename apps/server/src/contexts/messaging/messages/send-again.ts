import type { messages } from '@sheaf/contract/messaging/messages/messages';
import { decideAgain } from '@sheaf/rules/messaging/messages/delivery';
import { decideOneMessage } from '@sheaf/rules/messaging/messages/plan-sending';
import { dayBefore } from '#contexts/messaging/messages/prepare-sending';
import { presentDetails } from '#contexts/messaging/messages/present-message';
import type { Handler } from '#platform/handle';
import { balances } from '#platform/outbox/balance.store';
import { outbox } from '#platform/outbox/outbox.store';
import { outgoing } from '#platform/outbox/outgoing-messages.store';
import { sentMessages } from '#platform/outbox/sent-messages.store';

/**
 * Charges the message again: a failed one was refunded, and one of unknown outcome may be sent twice
 * (MSG-R10).
 */
export async function sendAgain(call: Handler<typeof messages.sendAgain>) {
  const { tenant, params, now } = call;
  const row = await outgoing.lock(tenant, params.id);
  if (!row) return call.missing();
  const decision = decideAgain(row.state, row.body !== '');
  if (!decision.allowed) return call.refuse(decision.reason);
  const balanceCents = await balances.lock(tenant);
  const partsToday = await sentMessages.partsSince(tenant, dayBefore(now));
  const sentToNumber = (await sentMessages.smsByNumber(tenant, dayBefore(now))).get(row.recipient) ?? 0;
  const spending = decideOneMessage(row, sentToNumber, { balanceCents, partsToday });
  if (!spending.allowed) return call.refuse(spending.reason);
  await balances.book(tenant, { kind: 'sms', cents: -row.cents, at: now, messageId: row.id });
  await outbox.requeue(tenant, row.id);
  await outbox.note(tenant, row.id, 'again', now);
  return presentDetails((await outgoing.read(tenant, row.id))!, await outgoing.steps(tenant, row.id));
}
