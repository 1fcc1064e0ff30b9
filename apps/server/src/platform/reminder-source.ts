/** What people are reminded of by message. A domain registers a source for its own tables; `messages` walks them (MSG-R12). */
import type { AutomaticKind } from '@sheaf/rules/automatic-messages/automatic';
import type { ReminderState } from '@sheaf/rules/notifications/reminder-moment';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { todayIn } from '@sheaf/rules/time/today-in';
import type { Tenant } from '#platform/database/tenant';

export interface Reminder {
  personId: number;
  /** Names what it tells of, so that it is told once: `map-overdue:12:2026-06-01`. */
  effect: string;
  /** Tomorrow it would be too late: what caps or balance hold back until then is set aside for a person to decide. */
  lastDay?: boolean;
  /** When what it tells of begins, in milliseconds since 1970: held back until then, it is set aside too. */
  over?: number;
  /** The sentence, where it is not that of the kind. */
  phrase?: string;
  /** What its sentence names, in the language of the person. */
  values: (lang: string) => Record<string, string | number>;
}

export interface ReminderTime {
  now: Date;
  /** Of the congregation. */
  zone: string;
}

export interface DueTime extends ReminderTime {
  /** What was due until then has been told, or was not to be told; what it leaves is missed and still goes (MSG-R23). */
  settledUntil: Date;
}

/** As the rules take it. */
export const reminderState = ({ now, settledUntil }: DueTime): ReminderState => ({
  now: now.getTime(),
  settledUntil: settledUntil.getTime(),
});

export interface ReminderSource {
  kind: AutomaticKind;
  /** All that there is cause to tell now; what was told before may be among it. Two processes never ask at once. */
  due(tenant: Tenant, time: DueTime): Promise<Reminder[]>;
  /** How often there would have been cause since an instant: what the estimate of a month is made of. */
  causesSince(tenant: Tenant, since: Date, time: ReminderTime): Promise<number>;
}

const daysOfMonth = 30;

/** What the last month had; while it had nothing, as before the first meetings are scheduled, what the next one will have. */
export async function fromLastOrNextMonth(
  since: Date,
  { now, zone }: ReminderTime,
  count: (window: { from: string; to: string }) => Promise<number>,
): Promise<number> {
  const today = todayIn(zone, now.getTime());
  const last = await count({ from: todayIn(zone, since.getTime()), to: today });
  return last || count({ from: today, to: addDays(today, daysOfMonth) });
}
