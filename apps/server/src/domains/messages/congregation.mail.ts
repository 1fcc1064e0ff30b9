/** A message of the congregation as a mail: the words that its SMS has, under the congregation's name (MSG-R6), and the way out of its kind (MSG-R24). */
import { type Mail, mail } from '#platform/mail/mail';
import { sayPlain } from '#platform/texts';

export const congregationMail = (
  lang: string,
  congregation: string,
  text: string,
  stop: string | null = null,
): Mail =>
  mail(sayPlain(lang, 'messages:subject', { congregation }), [
    text,
    ...(stop === null ? [] : [{ label: sayPlain(lang, 'messages:stop.link'), link: stop }]),
  ]);
