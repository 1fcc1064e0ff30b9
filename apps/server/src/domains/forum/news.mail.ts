/** The mail with the news of what a person follows: the topics by name, a way to each, and one press that ends these mails (FORUM-O4). */
import { mostNamed } from '@sheaf/rules/forum/news';
import { type Mail, type MailPart, mail } from '#platform/mail/mail';
import { sayPlain } from '#platform/texts';

export interface NewsTopic {
  id: number;
  label: string;
  /** New in the forum, rather than something new in a topic. */
  fresh: boolean;
}

/** Marks that turn everything after them round: in a mail nothing of ours isolates what a stranger wrote. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** What strangers wrote stays on its own line and in its own words; only our own lines are links. */
const oneLine = (label: string): string =>
  `“${label.replaceAll(turning, '').replaceAll(/\s+/g, ' ').trim()}”`;

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
    /** Where these mails are ended. */
    stop: string;
  },
): Mail {
  const words = (key: string, values: Record<string, string | number> = {}): string =>
    sayPlain(lang, `forum:mail.${key}`, values);
  const named = topics.slice(0, mostNamed);
  const rest = topics.length - named.length;
  return mail(words('subject', { count: topics.length }), [
    words('text', { first_name: firstName }),
    ...named.map(
      ({ id, label, fresh }): MailPart => ({
        label: `${words(fresh ? 'fresh' : 'news')} ${oneLine(label)}`,
        link: `${address}/forum/topics/${id}/`,
      }),
    ),
    ...(rest > 0 ? [words('more', { count: rest })] : []),
    { label: words('stop'), link: stop },
  ]);
}
