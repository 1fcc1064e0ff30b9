/** The mail and push message about a notice. Only a notice for everyone is named by its title (X-BOARD-7). */
import { isForEveryone } from '@sheaf/rules/events/extent';
import type { NoticeRow } from '#contexts/noticeboard/notices.store';
import { type Mail, mail } from '#platform/mail/mail';
import { sayPlain } from '#platform/texts';

export interface NoticeMail {
  firstName: string;
  notice: Pick<NoticeRow, 'id' | 'title' | 'audience'>;
  isReminder: boolean;
  address: string;
  /** Address of the unsubscribe page. */
  stop: string;
}

/** Null for a notice that only some people may read. */
export const toldTitle = ({ title, audience }: NoticeMail['notice']): string | null =>
  audience !== 'groups' && isForEveryone(audience) ? title : null;

export function noticeMail(lang: string, { firstName, notice, isReminder, address, stop }: NoticeMail): Mail {
  const phrase = (key: string, values: Record<string, string> = {}): string =>
    sayPlain(lang, `noticeboard:mail.${key}`, values);
  const title = toldTitle(notice);
  return mail(phrase(isReminder ? 'reminder' : 'subject'), [
    title === null
      ? phrase('textFor', { first_name: firstName })
      : phrase('text', { first_name: firstName, title }),
    { label: phrase('open'), link: `${address}/schedules/noticeboard/${notice.id}/` },
    { label: phrase('stop'), link: stop },
  ]);
}
