/** Plans recipients, channels and cost of a message; used by the preview and by the sending. Cents of AUD. */
import { allow, type Decision, refuse } from '../../decision.ts';
import {
  type Channel,
  type ChannelAddress,
  type PreferredChannel,
  type RecipientFacts,
  selectChannel,
} from './recipients.ts';
import { measureSms } from './sms-segments.ts';

/** Price of an SMS segment (MSG-R2). */
export const centsPerPart = 10;
/** Maximum debt of the account (ACCOUNT-O2). */
export const overdraftCents = 2000;

/**
 * Protection against SMS pumping (fraudulent or abusive traffic): messages per number and segments per
 * congregation in 24 hours. A whole circuit stays well below both.
 */
export const dailyCaps = { perNumber: 10, perCongregation: 1500 } as const;

export const skipReasons = ['no-way', 'same-address', 'country', 'number-cap'] as const;
export type SkipReason = (typeof skipReasons)[number];

export interface Recipient extends Pick<RecipientFacts, 'id' | 'phone' | 'email'> {
  preference?: PreferredChannel | undefined;
  /** Has a device with push. */
  hasDevice?: boolean | undefined;
  /** Country of the phone, `AU`; null if it is not a valid number. */
  country: string | null;
  /** SMS queued to this number in the last 24 hours. */
  sentToNumber: number;
}

export interface PlannedMessage {
  personId: number;
  channel: Channel;
  address: string;
  cents: number;
  parts: number;
}

export interface SendingPlan {
  messages: PlannedMessage[];
  skipped: Record<SkipReason, number>;
  sms: number;
  emails: number;
  pushes: number;
  /** Segments of all SMS. */
  parts: number;
  cents: number;
}

export interface SendingTerms {
  /** Permitted destination countries. */
  countries: readonly string[];
  /** 0 if the congregation sends with its own phone (MSG-O2). */
  centsPerPart: number;
}

const skipReasonOf = (
  recipient: Recipient,
  terms: SendingTerms,
  wanted: ChannelAddress,
  taken: ReadonlySet<string>,
): SkipReason | undefined => {
  if (wanted.channel === 'push') return undefined;
  if (taken.has(`${wanted.channel} ${wanted.address}`)) return 'same-address';
  if (wanted.channel === 'email') return undefined;
  if (recipient.country === null || !terms.countries.includes(recipient.country)) return 'country';
  return recipient.sentToNumber >= dailyCaps.perNumber ? 'number-cap' : undefined;
};

/** Sends one message per address; of several people with the same address the first counts. */
export function planSending(
  text: string,
  recipients: readonly Recipient[],
  terms: SendingTerms,
): SendingPlan {
  const { parts } = measureSms(text);
  const taken = new Set<string>();
  const messages: PlannedMessage[] = [];
  const skipped: SendingPlan['skipped'] = { 'no-way': 0, 'same-address': 0, country: 0, 'number-cap': 0 };
  for (const recipient of recipients) {
    const channel = selectChannel(recipient, recipient.preference);
    if (!channel) {
      skipped['no-way'] += 1;
      continue;
    }
    const reason = skipReasonOf(recipient, terms, channel, taken);
    if (reason) {
      skipped[reason] += 1;
      continue;
    }
    taken.add(`${channel.channel} ${channel.address}`);
    const ofSms =
      channel.channel === 'sms' ? { parts, cents: parts * terms.centsPerPart } : { parts: 0, cents: 0 };
    messages.push({ personId: recipient.id, ...channel, ...ofSms });
  }
  const by = (wanted: Channel) => messages.filter(({ channel }) => channel === wanted).length;
  const sum = (of: (message: PlannedMessage) => number) => messages.reduce((all, one) => all + of(one), 0);
  return {
    messages,
    skipped,
    sms: by('sms'),
    emails: by('email'),
    pushes: by('push'),
    parts: sum((message) => message.parts),
    cents: sum((message) => message.cents),
  };
}

export interface Account {
  balanceCents: number;
  /** Segments of the congregation in the last 24 hours. */
  partsToday: number;
}

export type SpendingRefusal = 'daily-cap' | 'balance-too-low';

/** Returns the new balance. A free message is permitted at any balance. */
export function decideSpending(
  { parts, cents }: { parts: number; cents: number },
  { balanceCents, partsToday }: Account,
): Decision<number, SpendingRefusal> {
  if (parts > 0 && partsToday + parts > dailyCaps.perCongregation) return refuse('daily-cap');
  const after = balanceCents - cents;
  return cents > 0 && after < -overdraftCents ? refuse('balance-too-low') : allow(after);
}

export const heldBackReasons = ['number-cap', 'daily-cap', 'balance-too-low'] as const;
/** Reason why an automatic message is held back (MSG-R22). */
export type HeldBackReason = (typeof heldBackReasons)[number];

/**
 * Returns the balance after one message to a person, or the limit that holds it back. `sentToNumber` counts
 * SMS of the last 24 hours.
 */
export const decideOneMessage = (
  message: Pick<PlannedMessage, 'parts' | 'cents'> & { channel: string },
  sentToNumber: number,
  account: Account,
): Decision<number, HeldBackReason> =>
  message.channel === 'sms' && sentToNumber >= dailyCaps.perNumber
    ? refuse('number-cap')
    : decideSpending(message, account);

export type SendingRefusal = 'no-recipients' | 'number-cap' | SpendingRefusal;

/**
 * Permits the whole sending or nothing (MSG-R7, MSG-R9). If the number cap alone leaves no recipients, it is
 * the reason.
 */
export const decideSending = (
  plan: Pick<SendingPlan, 'messages' | 'parts' | 'cents'> & Partial<Pick<SendingPlan, 'skipped'>>,
  account: Account,
): Decision<number, SendingRefusal> =>
  plan.messages.length === 0
    ? refuse(plan.skipped?.['number-cap'] ? 'number-cap' : 'no-recipients')
    : decideSpending(plan, account);
