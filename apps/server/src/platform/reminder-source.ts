/** What people are reminded of by message. A domain registers a source for its own tables; `messages` walks them (MSG-R12). */
import type { AutomaticKind } from '@sheaf/rules/messages/automatic';
import type { Tenant } from '#platform/database/tenant';

export interface Reminder {
  personId: number;
  /** Names what it tells of, so that it is told once: `map-overdue:12:2026-06-01`. */
  effect: string;
  /** Tomorrow it would be too late: what caps or balance hold back until then is set aside for a person to decide. */
  lastDay?: boolean;
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

export interface ReminderSource {
  kind: AutomaticKind;
  /** All that there is cause to tell now; what was told before may be among it. Two processes never ask at once. */
  due(tenant: Tenant, time: ReminderTime): Promise<Reminder[]>;
  /** How often there would have been cause since an instant: what the estimate of a month is made of. */
  causesSince(tenant: Tenant, since: Date, time: ReminderTime): Promise<number>;
}
