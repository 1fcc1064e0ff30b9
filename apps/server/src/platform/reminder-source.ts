/**
 * Sources of reminders by message. A domain registers one for its own tables; `messages` runs them (MSG-R12).
 */
import type { AutomaticKind } from '@sheaf/rules/automatic-messages/automatic';
import type { ReminderState } from '@sheaf/rules/notifications/reminder-moment';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { todayIn } from '@sheaf/rules/time/today-in';
import type { Tenant } from '#platform/database/tenant';
import type { Mail } from '#platform/mail/mail';

export interface Reminder {
  personId: number;
  /** Deduplication key: `map-overdue:12:2026-06-01`. */
  effect: string;
  /**
   * Expires after today: a reminder that a cap or the balance holds back is set aside for a person's
   * decision.
   */
  lastDay?: boolean;
  /** Start of the subject in milliseconds since 1970: a reminder held back until then is set aside too. */
  over?: number;
  /** Phrase key if it differs from that of the kind. */
  phrase?: string;
  /**
   * Address by which the person answers without signing in: a button in a mail, the end of an SMS. A push message
   * opens its screen instead.
   */
  link?: string | undefined;
  /** Phrases of an SMS that does not fit one segment: `what` of the values is cut; `alone` has no link. */
  shorter?: { short: string; alone: string } | undefined;
  /** A longer mail in place of the text; it is written only if it is sent. */
  mail?: (() => Promise<Mail | undefined>) | undefined;
  /** Values for the placeholders, in the language of the person. */
  values: (lang: string) => Record<string, string | number>;
}

export interface ReminderTime {
  now: Date;
  zone: string;
}

export interface DueTime extends ReminderTime {
  /** Reminders due before this instant are settled; a later missed one is still sent (MSG-R23). */
  settledUntil: Date;
}

export const reminderState = ({ now, settledUntil }: DueTime): ReminderState => ({
  now: now.getTime(),
  settledUntil: settledUntil.getTime(),
});

export interface ReminderSource {
  kind: AutomaticKind;
  /**
   * All reminders with a current cause, including ones already sent. Never called by two processes at once.
   */
  due(tenant: Tenant, time: DueTime): Promise<Reminder[]>;
  /** Number of causes since an instant, for the monthly estimate. */
  causesSince(tenant: Tenant, since: Date, time: ReminderTime): Promise<number>;
}

const daysOfMonth = 30;

/**
 * The count of the last month, or of the next month if that is 0, as before the first meetings are scheduled.
 */
export async function fromLastOrNextMonth(
  since: Date,
  { now, zone }: ReminderTime,
  count: (window: { from: string; to: string }) => Promise<number>,
): Promise<number> {
  const today = todayIn(zone, now.getTime());
  const last = await count({ from: todayIn(zone, since.getTime()), to: today });
  return last || count({ from: today, to: addDays(today, daysOfMonth) });
}
