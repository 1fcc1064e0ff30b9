/** Queues one SMS to any number, with its price, within limits and balance (MSG-R2, MSG-R10). */
import {
  centsPerPart,
  decideOneMessage,
  type HeldBackReason,
  planSending,
} from '@sheaf/rules/messaging/messages/plan-sending';
import { readPhone } from '#contexts/messaging/messages/phone-number';
import { dayBefore } from '#contexts/messaging/messages/prepare-sending';
import { readSendingTerms } from '#contexts/messaging/messages/sending-terms';
import type { Tenant } from '#platform/database/tenant';
import { balances } from '#platform/outbox/balance.store';
import { queueMessages } from '#platform/outbox/outbox.store';
import { sentMessages } from '#platform/outbox/sent-messages.store';

export interface TextToQueue {
  /** Null for a recipient outside the congregation. */
  personId: number | null;
  phone: string;
  subject: string;
  body: string;
  kind: string;
  /** Key of the message: the same key is sent only once. */
  effect: string;
}

/** Returns a test whether the congregation may send SMS to a number. */
export async function textableNumbers(
  tenant: Tenant,
): Promise<(phone: string | null | undefined) => boolean> {
  const { countries, home } = await readSendingTerms(tenant);
  return (phone) => {
    const { number, country } = readPhone(phone ?? null, home);
    return number !== null && country !== null && countries.includes(country);
  };
}

/** Null if queued, otherwise the reason; `no-number` if the congregation does not send to that number. */
export async function queueText(
  tenant: Tenant,
  text: TextToQueue,
  now: Date,
): Promise<HeldBackReason | 'no-number' | null> {
  const { countries, home, ownPhone } = await readSendingTerms(tenant);
  const { number, country } = readPhone(text.phone, home);
  const recipient = {
    id: text.personId ?? 0,
    phone: number,
    email: null,
    country,
    sentToNumber: 0,
    preference: 'sms' as const,
    hasDevice: false,
  };
  const terms = { countries, centsPerPart: ownPhone ? 0 : centsPerPart };
  const [planned] = planSending(text.body, [recipient], terms).messages;
  if (!planned) return 'no-number';
  const balanceCents = await balances.lock(tenant);
  const partsToday = await sentMessages.partsSince(tenant, dayBefore(now));
  const toNumber = (await sentMessages.smsByNumber(tenant, dayBefore(now))).get(planned.address) ?? 0;
  const decision = decideOneMessage(planned, toNumber, { balanceCents, partsToday });
  if (!decision.allowed) return decision.reason;
  const { subject, body, kind, effect, personId } = text;
  const { channel, address, cents, parts } = planned;
  const [messageId] = await queueMessages(tenant, [
    { personId, channel, recipient: address, subject, body, kind, effect, cents, parts },
  ]);
  if (messageId !== undefined)
    await balances.book(tenant, { kind: 'sms', cents: -cents, at: now, messageId });
  return null;
}
