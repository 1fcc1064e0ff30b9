import type { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import type { ReplyOf } from '@sheaf/contract/operation';
import { spokenLanguage, spokenLanguages } from '@sheaf/phrases/spoken-languages';
import type { NotificationDetails, NotificationKinds } from '@sheaf/rules/notifications/notification';
import { fullName } from '@sheaf/rules/people/people/names';
import type { NotificationRow } from '#platform/notifications/own-notifications.store';
import { say } from '#platform/texts';

type Notification = ReplyOf<typeof dashboard.listNotifications>[number];

const dayIn = (lang: string, date: string): string =>
  new Intl.DateTimeFormat(spokenLanguages[spokenLanguage(lang)].locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));

const nameOf = ({ first_name, last_name }: NotificationRow): string | null =>
  first_name === null || last_name === null ? null : fullName({ first_name, last_name });

/** Days are said as the reader's language says them. */
const spoken = (details: NotificationDetails, lang: string): NotificationDetails =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      /^\d{4}-\d\d-\d\d$/.test(String(value)) ? dayIn(lang, String(value)) : value,
    ]),
  );

/** DASH-R3: the sentence is made in the reader's language when it is read. */
export function presentNotification(
  kinds: NotificationKinds,
  row: NotificationRow,
  lang: string,
): Notification {
  const { id, type } = row;
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (!kind) throw new Error(`no notification is called ${type}`);
  const details = row.details as NotificationDetails;
  const by = nameOf(row) ?? say(lang, 'dashboard:somebody');
  return {
    id,
    type,
    data: { content: say(lang, kind.words, { ...spoken(details, lang), by }) },
    to: kind.to(details),
    created_at: row.notified_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  };
}
