/** The mail about the storage of an iPhone on which the app is not installed (AUTH-R24). */
import { type Mail, mail } from '#platform/mail/mail';
import { spokenDay } from '#platform/spoken-day';
import { sayPlain } from '#platform/texts';

export interface StorageMail {
  firstName: string;
  /** Dates, `YYYY-MM-DD`. */
  lastVisit: string;
  lastDay: string;
  nextDuty: string | null;
  address: string;
  /** Address of the unsubscribe page. */
  stop: string;
}

export function phoneStorageMail(
  lang: string,
  { firstName, lastVisit, lastDay, nextDuty, address, stop }: StorageMail,
): Mail {
  const phrase = (key: string, values: Record<string, string> = {}): string =>
    sayPlain(lang, `access:storage.${key}`, values);
  const until = { date: spokenDay(lang, lastDay) };
  return mail(phrase('subject', until), [
    phrase('text', { first_name: firstName, date: spokenDay(lang, lastVisit) }),
    ...(nextDuty === null ? [] : [phrase('duty', { date: spokenDay(lang, nextDuty) })]),
    { label: phrase('open', until), link: `${address}/assignments/` },
    phrase('install'),
    { label: phrase('stop'), link: stop },
  ]);
}
