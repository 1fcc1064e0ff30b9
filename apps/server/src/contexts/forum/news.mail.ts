/**
 * Composes the mail with the news of followed topics: their labels, a link to each, and an unsubscribe link
 * (FORUM-O4).
 */
import { mostNamed } from '@sheaf/rules/forum/news';
import { oneLine } from '@sheaf/rules/text/text-lines';
import { type Mail, type MailPart, mail } from '#platform/mail/mail';
import { sayPlain } from '#platform/texts';

export interface NewsTopic {
  id: number;
  label: string;
  /** True for a new topic, false for news in a followed topic. */
  fresh: boolean;
}

/** Text from other congregations is quoted, so that it does not read like the app's own words. */
const quoted = (label: string): string => `“${oneLine(label).trim()}”`;

export function newsMail(
  lang: string,
  {
    firstName,
    topics,
    address,
    stop,
  }: {
    firstName: string;
    topics: readonly NewsTopic[];
    address: string;
    /** Address of the unsubscribe page. */
    stop: string;
  },
): Mail {
  const phrase = (key: string, values: Record<string, string | number> = {}): string =>
    sayPlain(lang, `forum:mail.${key}`, values);
  const named = topics.slice(0, mostNamed);
  const rest = topics.length - named.length;
  return mail(phrase('subject', { count: topics.length }), [
    phrase('text', { first_name: firstName }),
    ...named.map(
      ({ id, label, fresh }): MailPart => ({
        label: `${phrase(fresh ? 'fresh' : 'news')} ${quoted(label)}`,
        link: `${address}/forum/topics/${id}/`,
      }),
    ),
    ...(rest > 0 ? [phrase('more', { count: rest })] : []),
    { label: phrase('stop'), link: stop },
  ]);
}
