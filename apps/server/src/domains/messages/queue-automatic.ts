/** Puts automatic messages into the outbox: each effect once, and only as far as caps and balance go. */

import type { AutomaticKind } from '@sheaf/rules/messages/automatic';
import { centsPerPart, decideSpending, planSending } from '@sheaf/rules/messages/plan-sending';
import type { PreferredChannel } from '@sheaf/rules/messages/recipients';
import { congregationMail } from '#domains/messages/congregation.mail';
import { notificationPreferences } from '#domains/messages/notification-preferences.store';
import { readPhone } from '#domains/messages/phone-number';
import { dayBefore } from '#domains/messages/prepare-sending';
import { readSendingTerms } from '#domains/messages/sending-terms';
import type { ReachablePerson } from '#domains/people/people.public-api';
import type { Tenant } from '#platform/database/tenant';
import { balances } from '#platform/outbox/balance.store';
import { queueMessages } from '#platform/outbox/outbox.store';
import { pushDevices } from '#platform/outbox/push-devices.store';
import { sentMessages } from '#platform/outbox/sent-messages.store';
import { sayPlain } from '#platform/texts';

export interface Draft {
  to: ReachablePerson;
  kind: AutomaticKind;
  /** The sentence it is told by. */
  phrase: string;
  /** Names what it tells of, so that it is told once. */
  effect: string;
  values: Record<string, string | number>;
}

const textOf = ({ to, phrase, values }: Draft): string =>
  sayPlain(to.lang, `messages:automatic.${phrase}`, { ...values, first_name: to.first_name });

async function preferencesOf(tenant: Tenant, drafts: readonly Draft[]) {
  const preferred = new Map<AutomaticKind, Map<number, PreferredChannel>>();
  for (const kind of new Set(drafts.map((draft) => draft.kind)))
    preferred.set(kind, await notificationPreferences.ofKind(tenant, kind));
  return preferred;
}

/** Number of messages queued. One that caps or balance do not allow stays untold, and may be told in an hour. */
export async function queueAutomatic(tenant: Tenant, drafts: readonly Draft[], now: Date): Promise<number> {
  const told = await sentMessages.told(
    tenant,
    drafts.map(({ effect }) => effect),
  );
  const untold = drafts.filter(({ effect }) => !told.has(effect));
  if (untold.length === 0) return 0;
  let balanceCents = await balances.lock(tenant);
  let partsToday = await sentMessages.partsSince(tenant, dayBefore(now));
  const sent = await sentMessages.smsByNumber(tenant, dayBefore(now));
  const { name, countries, ownPhone } = await readSendingTerms(tenant);
  const terms = { countries, centsPerPart: ownPhone ? 0 : centsPerPart };
  const preferred = await preferencesOf(tenant, untold);
  const withDevice = await pushDevices.people(tenant);
  let queued = 0;
  for (const draft of untold) {
    const { number, country } = readPhone(draft.to.phone);
    const body = textOf(draft);
    const sentToNumber = number ? (sent.get(number) ?? 0) : 0;
    const { id, email } = draft.to;
    const preference = preferred.get(draft.kind)?.get(id);
    const hasDevice = withDevice.has(id);
    const recipient = { id, phone: number, email, country, sentToNumber, preference, hasDevice };
    const plan = planSending(body, [recipient], terms);
    const [message] = plan.messages;
    const decision = decideSpending(plan, { balanceCents, partsToday });
    if (!message || !decision.allowed) continue;
    const { personId, channel, address, parts, cents } = message;
    const [messageId] = await queueMessages(tenant, [
      {
        personId,
        channel,
        recipient: address,
        ...congregationMail(draft.to.lang, name, body),
        kind: draft.kind,
        effect: draft.effect,
        parts,
        cents,
      },
    ]);
    if (messageId === undefined) continue;
    await balances.book(tenant, { kind: 'sms', cents: -cents, at: now, messageId });
    balanceCents = decision.value;
    partsToday += parts;
    if (channel === 'sms') sent.set(address, sentToNumber + 1);
    queued += 1;
  }
  return queued;
}
