/** Sends manual reminders to one or more people, priced in advance, all or none (MSG-R7). */
import type { AutomaticKind } from '@sheaf/rules/automatic-messages/automatic';
import {
  centsPerPart,
  decideSending,
  type PlannedMessage,
  planSending,
  type SendingPlan,
  type SendingRefusal,
} from '@sheaf/rules/messaging/messages/plan-sending';
import { congregationMail } from '#contexts/messaging/messages/congregation.mail';
import { dayBefore } from '#contexts/messaging/messages/prepare-sending';
import {
  type Draft,
  mailLinksOf,
  recipientsOf,
  smsOf,
  textOf,
} from '#contexts/messaging/messages/queue-automatic';
import { readSendingTerms, type Terms } from '#contexts/messaging/messages/sending-terms';
import { reachablePeopleAmong } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import { balances } from '#platform/outbox/balance.store';
import { type MessageToQueue, queueMessages } from '#platform/outbox/outbox.store';
import { sentMessages } from '#platform/outbox/sent-messages.store';
import type { Reminder } from '#platform/reminder-source';

interface ReminderSending {
  kind: AutomaticKind;
  reminders: readonly Reminder[];
  dryRun: boolean;
  /** The cost shown to the caller; a higher one is refused. */
  cost: number | undefined;
  now: Date;
  /** Sends no paid SMS; people with an e-mail address receive a mail. */
  freeOnly?: boolean;
  /** Address of the installation, for the links of mails. */
  address: string;
}

type Plan = Omit<SendingPlan, 'messages'> & { messages: (MessageToQueue & PlannedMessage)[] };

const noPlan = (): Plan => ({
  messages: [],
  skipped: { 'no-way': 0, 'same-address': 0, country: 0, 'number-cap': 0 },
  sms: 0,
  emails: 0,
  pushes: 0,
  parts: 0,
  cents: 0,
});

function addTo(sum: Plan, plan: SendingPlan, messages: Plan['messages']): void {
  sum.messages.push(...messages);
  for (const name of ['sms', 'emails', 'pushes', 'parts', 'cents'] as const) sum[name] += plan[name];
  for (const reason of Object.keys(sum.skipped) as (keyof Plan['skipped'])[])
    sum.skipped[reason] += plan.skipped[reason];
}

async function draftsOf(tenant: Tenant, { kind, reminders }: ReminderSending): Promise<Draft[]> {
  const people = await reachablePeopleAmong(
    tenant,
    reminders.map(({ personId }) => personId),
  );
  const addressees = new Map(people.map((person) => [person.id, person]));
  return reminders.flatMap(({ personId, effect, phrase = kind, link, shorter, mail, values }) => {
    const to = addressees.get(personId);
    return to
      ? [{ to, kind, phrase, effect, lastChance: false, link, shorter, mail, values: values(to.lang) }]
      : [];
  });
}

/** Plans each reminder separately, so that people who share a number each receive their own. */
async function planOf(
  tenant: Tenant,
  drafts: readonly Draft[],
  terms: Terms,
  { now, address, freeOnly = false }: Pick<ReminderSending, 'now' | 'address' | 'freeOnly'>,
): Promise<Plan> {
  const recipientOf = await recipientsOf(tenant, drafts);
  const toNumber = await sentMessages.smsByNumber(tenant, dayBefore(now));
  const prices = { countries: terms.countries, centsPerPart: terms.ownPhone ? 0 : centsPerPart };
  const sum = noPlan();
  for (const draft of drafts) {
    const reached = recipientOf(draft);
    const recipient = freeOnly && !terms.ownPhone ? { ...reached, phone: null } : reached;
    const sentToNumber = recipient.phone ? (toNumber.get(recipient.phone) ?? 0) : 0;
    const text = textOf(draft);
    const bodyOf = (channel: string) => (channel === 'sms' ? smsOf(draft) : text);
    const to = [{ ...recipient, sentToNumber }];
    // The channel depends on the person only, and the price of an SMS on its length.
    const [reachedBy] = planSending(text, to, prices).messages;
    const plan = planSending(reachedBy ? bodyOf(reachedBy.channel) : text, to, prices);
    const messages: Plan['messages'] = [];
    for (const planned of plan.messages) {
      if (planned.channel === 'sms') toNumber.set(planned.address, sentToNumber + 1);
      const links = await mailLinksOf(tenant, draft, planned, address);
      const own = planned.channel === 'email' ? await draft.mail?.() : undefined;
      const mail =
        own ??
        congregationMail(
          draft.to.lang,
          terms.name,
          bodyOf(planned.channel),
          links && { ...links, answer: draft.link },
        );
      messages.push({
        ...planned,
        recipient: planned.address,
        ...mail,
        kind: draft.kind,
        effect: draft.effect,
      });
    }
    addTo(sum, plan, messages);
  }
  return sum;
}

async function queueAll(tenant: Tenant, plan: Plan, now: Date): Promise<void> {
  const ids = await queueMessages(tenant, plan.messages);
  for (const [at, messageId] of ids.entries()) {
    const { cents } = plan.messages[at]!;
    if (cents > 0) await balances.book(tenant, { kind: 'sms', cents: -cents, at: now, messageId });
  }
}

/** @returns the sent or planned messages; a refusal sends nothing. */
export async function sendReminders(tenant: Tenant, asked: ReminderSending) {
  const { dryRun, cost, now } = asked;
  // Locks before counting, so that limits, balance and sent messages hold for simultaneous requests.
  const balanceCents = dryRun ? await balances.read(tenant) : await balances.lock(tenant);
  const drafts = await draftsOf(tenant, asked);
  const told = await sentMessages.told(
    tenant,
    drafts.map(({ effect }) => effect),
  );
  const untold = drafts.filter(({ effect }) => !told.has(effect));
  const plan = await planOf(tenant, untold, await readSendingTerms(tenant), asked);
  const partsToday = await sentMessages.partsSince(tenant, dayBefore(now));
  const decision = decideSending(plan, { balanceCents, partsToday });
  const rose = cost !== undefined && plan.cents > cost;
  const refusal: SendingRefusal | 'cost-rose' | null = decision.allowed ? null : decision.reason;
  if (!dryRun && !refusal && !rose) await queueAll(tenant, plan, now);
  const { messages, skipped, sms, emails, pushes, parts, cents } = plan;
  const stopped = refusal ?? (rose ? ('cost-rose' as const) : null);
  return {
    sent: messages.length,
    /** Ids of the people who get a message. */
    reached: messages.map(({ personId }) => personId),
    sms,
    emails,
    pushes,
    skipped,
    parts,
    cost: cents,
    reminded: told.size,
    balance_after: balanceCents - cents,
    refusal: stopped,
  };
}
