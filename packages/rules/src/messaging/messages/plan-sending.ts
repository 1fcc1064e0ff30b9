/** What a message to many people sends and costs; a look before sending and the sending itself plan by this. Cents of AUD. */
import { allow, type Decision, refuse } from '../../decision.ts';
import {
  type Channel,
  type ChannelAddress,
  type PreferredChannel,
  type RecipientFacts,
  selectChannel,
} from './recipients.ts';
import { measureSms } from './sms-segments.ts';

/** MSG-R2. */
export const centsPerPart = 10;
/** ACCOUNT-O2: the account may stand this far below zero. */
export const overdraftCents = 2000;

/**
 * Against SMS pumping (texts sent to earn somebody money, or to do harm): messages to one number in 24 hours, and parts of
 * one congregation in 24 hours. A circuit's worth of people fits well below both.
 */
export const dailyCaps = { perNumber: 10, perCongregation: 1500 } as const;

export const skipReasons = ['no-way', 'same-address', 'country', 'number-cap'] as const;
export type SkipReason = (typeof skipReasons)[number];

export interface Recipient extends Pick<RecipientFacts, 'id' | 'phone' | 'email'> {
  preference?: PreferredChannel | undefined;
  /** They are told by push on some device. */
  hasDevice?: boolean | undefined;
  /** Of the phone, `AU`; null where it is no real number. */
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
  /** Parts of all SMS together. */
  parts: number;
  cents: number;
}

export interface SendingTerms {
  /** Countries whose numbers are written to. */
  countries: readonly string[];
  /** 0 where the congregation sends by its own phone (MSG-O2). */
  centsPerPart: number;
}

const skipReasonOf = (
  recipient: Recipient,
  terms: SendingTerms,
  way: ChannelAddress,
  taken: ReadonlySet<string>,
): SkipReason | undefined => {
  if (way.channel === 'push') return undefined;
  if (taken.has(`${way.channel} ${way.address}`)) return 'same-address';
  if (way.channel === 'email') return undefined;
  if (recipient.country === null || !terms.countries.includes(recipient.country)) return 'country';
  return recipient.sentToNumber >= dailyCaps.perNumber ? 'number-cap' : undefined;
};

/** An address gets the text once, though several people share it; the first of them counts. */
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
  const by = (way: Channel) => messages.filter(({ channel }) => channel === way).length;
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
  /** Parts of the congregation in the last 24 hours. */
  partsToday: number;
}

export type SpendingRefusal = 'daily-cap' | 'balance-too-low';

/** The balance afterwards. Who pays nothing may send whatever the account says. */
export function decideSpending(
  { parts, cents }: { parts: number; cents: number },
  { balanceCents, partsToday }: Account,
): Decision<number, SpendingRefusal> {
  if (parts > 0 && partsToday + parts > dailyCaps.perCongregation) return refuse('daily-cap');
  const after = balanceCents - cents;
  return cents > 0 && after < -overdraftCents ? refuse('balance-too-low') : allow(after);
}

export const heldBackReasons = ['number-cap', 'daily-cap', 'balance-too-low'] as const;
/** Why a message that is sent by itself does not go now (MSG-R22). */
export type HeldBackReason = (typeof heldBackReasons)[number];

/** The balance after one message to one person, who got `sentToNumber` SMS in the last 24 hours. */
export const decideOneMessage = (
  message: Pick<PlannedMessage, 'parts' | 'cents'> & { channel: string },
  sentToNumber: number,
  account: Account,
): Decision<number, HeldBackReason> =>
  message.channel === 'sms' && sentToNumber >= dailyCaps.perNumber
    ? refuse('number-cap')
    : decideSpending(message, account);

export type SendingRefusal = 'no-recipients' | 'number-cap' | SpendingRefusal;

/** MSG-R7, MSG-R9: the whole sending or nothing of it. Where only the limit of their numbers leaves nobody to write to, that is the reason. */
export const decideSending = (
  plan: Pick<SendingPlan, 'messages' | 'parts' | 'cents'> & Partial<Pick<SendingPlan, 'skipped'>>,
  account: Account,
): Decision<number, SendingRefusal> =>
  plan.messages.length === 0
    ? refuse(plan.skipped?.['number-cap'] ? 'number-cap' : 'no-recipients')
    : decideSpending(plan, account);
