import type { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import type { ReplyOf } from '@sheaf/contract/operation';
import type { NotificationDetails, NotificationKinds } from '@sheaf/rules/notifications/notification';
import { fullName } from '@sheaf/rules/people/people/names';
import { todayIn } from '@sheaf/rules/time/today-in';
import { readLetterhead } from '#contexts/people/people.api';
import { clockText } from '#platform/clock-text';
import type { Tenant } from '#platform/database/tenant';
import { fullDate } from '#platform/full-date';
import type { NotificationRow } from '#platform/notifications/own-notifications.store';
import { spokenDay, spokenMonth } from '#platform/spoken-day';
import { say } from '#platform/texts';

type Notification = ReplyOf<typeof dashboard.listNotifications>[number];

const nameOf = ({ first_name, last_name }: NotificationRow): string | null =>
  first_name === null || last_name === null ? null : fullName({ first_name, last_name });

/** Date and time format of one reader. */
export interface Manner {
  lang: string;
  /** 12 or 24. */
  timeFormat: number;
  /** Today's date in the congregation; dates of other years include the year. */
  today: string;
}

export async function readManner(tenant: Tenant, lang: string, now: Date): Promise<Manner> {
  const { time_format: timeFormat, zone } = await readLetterhead(tenant);
  return { lang, timeFormat, today: todayIn(zone, now.getTime()) };
}

function written(value: NotificationDetails[string], { lang, timeFormat, today }: Manner) {
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text))
    return text.slice(0, 4) === today.slice(0, 4) ? spokenDay(lang, text) : fullDate(lang, text);
  if (/^\d{4}-\d\d$/.test(text)) return spokenMonth(lang, `${text}-01`);
  return /^\d\d:\d\d$/.test(text) ? clockText(lang, text, timeFormat) : value;
}

/**
 * Composes the sentence at reading time, in the reader's language and the congregation's time format
 * (DASH-R3).
 */
export function presentNotification(
  kinds: NotificationKinds,
  row: NotificationRow,
  manner: Manner,
): Notification {
  const { lang } = manner;
  const { id, type } = row;
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (!kind) throw new Error(`no notification is called ${type}`);
  const details = row.details as NotificationDetails;
  const entries = Object.entries(details).map(([name, value]) => [name, written(value, manner)]);
  const by = nameOf(row) ?? say(lang, 'dashboard:somebody');
  return {
    id,
    type,
    data: { content: say(lang, kind.phrase, { ...Object.fromEntries(entries), by }) },
    to: kind.to(details),
    created_at: row.notified_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  };
}
