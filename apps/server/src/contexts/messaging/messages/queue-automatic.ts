/** Puts automatic messages into the outbox: each effect once, within limits and balance. */

import type { AutomaticKind } from '@sheaf/rules/automatic-messages/automatic';
import { oneSegmentOf } from '@sheaf/rules/messaging/messages/one-segment';
import {
  centsPerPart,
  decideOneMessage,
  type PlannedMessage,
  planSending,
} from '@sheaf/rules/messaging/messages/plan-sending';
import type { PreferredChannel } from '@sheaf/rules/messaging/messages/recipients';
import { congregationMail, type MailLinks, mailLinks } from '#contexts/messaging/messages/congregation.mail';
import { notificationPreferences } from '#contexts/messaging/messages/notification-preferences.store';
import { readPhone } from '#contexts/messaging/messages/phone-number';
import { dayBefore } from '#contexts/messaging/messages/prepare-sending';
import { readSendingTerms } from '#contexts/messaging/messages/sending-terms';
import type { ReachablePerson } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import { balances } from '#platform/outbox/balance.store';
import { type MessageToQueue, queueMessages } from '#platform/outbox/outbox.store';
import { pushDevices } from '#platform/outbox/push-devices.store';
import { sentMessages } from '#platform/outbox/sent-messages.store';
import { setAsideHeldBack } from '#platform/outbox/set-aside-held-back';
import type { Reminder } from '#platform/reminder-source';
import { sayPlain } from '#platform/texts';

export interface Draft {
  to: ReachablePerson;
  kind: AutomaticKind;
  /** Key of the phrase. */
  phrase: string;
  /** Key of the message: the same key is sent only once. */
  effect: string;
  /** True if the message fails instead of waiting when it is held back now. */
  lastChance: boolean;
  /** Start of the subject, milliseconds since 1970. */
  over?: number | undefined;
  /** Address by which the person answers without signing in. */
  link?: string | undefined;
  shorter?: Reminder['shorter'];
  /** Replaces the text in an e-mail. */
  mail?: Reminder['mail'];
  values: Record<string, string | number>;
}

export const textOf = ({ to, phrase, values }: Draft): string =>
  sayPlain(to.lang, `messages:automatic.${phrase}`, { ...values, first_name: to.first_name });

/** One segment, if the draft has shorter phrases (X-SWAP-37). */
export function smsOf(draft: Draft): string {
  const { shorter, link, values } = draft;
  const full = textOf(draft);
  if (!shorter) return link ? `${full} ${link}` : full;
  const say = (phrase: string) => (what: string) => textOf({ ...draft, phrase, values: { ...values, what } });
  const texts = { full, short: say(shorter.short), alone: say(shorter.alone) };
  return oneSegmentOf({ ...texts, what: String(values['what'] ?? ''), link });
}

async function preferencesOf(tenant: Tenant, drafts: readonly Draft[]) {
  const preferred = new Map<AutomaticKind, Map<number, PreferredChannel>>();
  for (const kind of new Set(drafts.map((draft) => draft.kind)))
    preferred.set(kind, await notificationPreferences.ofKind(tenant, kind));
  return preferred;
}

interface SentTotals {
  balanceCents: number;
  partsToday: number;
  /** Number of SMS in the last 24 hours, by phone number. */
  toNumber: Map<string, number>;
}

export async function recipientsOf(tenant: Tenant, drafts: readonly Draft[]) {
  const preferred = await preferencesOf(tenant, drafts);
  const withDevice = await pushDevices.people(tenant);
  return ({ to, kind }: Draft) => {
    const { number, country } = readPhone(to.phone);
    const preference = preferred.get(kind)?.get(to.id);
    const hasDevice = withDevice.has(to.id);
    // `queueOne` checks the limit of the number, so that a held back message still has its address.
    return { id: to.id, phone: number, email: to.email, country, sentToNumber: 0, preference, hasDevice };
  };
}

/** Stores a message as failed if limits or balance hold it back at its last chance (MSG-R10). */
async function queueOne(
  tenant: Tenant,
  message: MessageToQueue & PlannedMessage,
  { sent, lastChance, now }: { sent: SentTotals; lastChance: boolean; now: Date },
): Promise<'queued' | 'held-back' | 'told'> {
  const sentToNumber = sent.toNumber.get(message.recipient) ?? 0;
  const decision = decideOneMessage(message, sentToNumber, sent);
  if (!decision.allowed) {
    if (!lastChance) return 'held-back';
    await setAsideHeldBack(tenant, message, decision.reason, now);
    return 'told';
  }
  const [messageId] = await queueMessages(tenant, [message]);
  if (messageId === undefined) return 'told';
  await balances.book(tenant, { kind: 'sms', cents: -message.cents, at: now, messageId });
  sent.balanceCents = decision.value;
  sent.partsToday += message.parts;
  if (message.channel === 'sms') sent.toNumber.set(message.recipient, sentToNumber + 1);
  return 'queued';
}

/** Links of a mail; other channels have no room for them, and a push message opens its screen. */
export const mailLinksOf = async (
  tenant: Tenant,
  { to, kind }: Draft,
  { channel }: Pick<PlannedMessage, 'channel'>,
  address: string,
): Promise<MailLinks | null> =>
  channel === 'email' ? mailLinks(tenant, address, { personId: to.id, kind }) : null;

/**
 * @returns the number of queued messages, and of those held back by limits or balance, which stay due
 * (MSG-R23).
 */
export async function queueAutomatic(
  tenant: Tenant,
  drafts: readonly Draft[],
  { now, address }: { now: Date; address: string },
): Promise<{ queued: number; heldBack: number }> {
  const told = await sentMessages.told(
    tenant,
    drafts.map(({ effect }) => effect),
  );
  const untold = drafts.filter(({ effect }) => !told.has(effect));
  if (untold.length === 0) return { queued: 0, heldBack: 0 };
  const sent: SentTotals = {
    balanceCents: await balances.lock(tenant),
    partsToday: await sentMessages.partsSince(tenant, dayBefore(now)),
    toNumber: await sentMessages.smsByNumber(tenant, dayBefore(now)),
  };
  const { name, countries, ownPhone } = await readSendingTerms(tenant);
  const terms = { countries, centsPerPart: ownPhone ? 0 : centsPerPart };
  const recipientOf = await recipientsOf(tenant, untold);
  const count = { queued: 0, 'held-back': 0, told: 0 };
  for (const draft of untold) {
    const { kind, effect, lastChance, over } = draft;
    const body = textOf(draft);
    const [planned] = planSending(body, [recipientOf(draft)], terms).messages;
    if (!planned) continue;
    const mail = congregationMail(
      draft.to.lang,
      name,
      body,
      await mailLinksOf(tenant, draft, planned, address),
    );
    const about = { kind, effect, ...(over !== undefined && { startsAt: new Date(over) }) };
    const message = { ...planned, recipient: planned.address, ...mail, ...about };
    count[await queueOne(tenant, message, { sent, lastChance, now })] += 1;
  }
  return { queued: count.queued, heldBack: count['held-back'] };
}
