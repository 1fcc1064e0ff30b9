/** The mail and push message about a slot. */
import type { SlotNews } from '@sheaf/rules/tasks/slot-news';
import { fullDate } from '#platform/full-date';
import { type Mail, mail } from '#platform/mail/mail';
import { sayPlain } from '#platform/texts';

export interface TaskMail {
  firstName: string;
  label: string;
  /** First day of the slot. */
  date: string;
  news: SlotNews;
  address: string;
  /** Address of the unsubscribe page. */
  stop: string;
}

export function taskMail(lang: string, { firstName, label, date, news, address, stop }: TaskMail): Mail {
  const phrase = (key: string, values: Record<string, string> = {}): string =>
    sayPlain(lang, `tasks:mail.${key}`, values);
  const about = news === 'undone' ? 'undone' : 'ahead';
  return mail(phrase(`${about}Subject`), [
    phrase(about, { first_name: firstName, label, date: fullDate(lang, date) }),
    { label: phrase('open'), link: `${address}/schedules/tasks/` },
    { label: phrase('stop'), link: stop },
  ]);
}
