/**
 * Renders a message of the congregation as a mail with the text of its SMS, the name of the congregation and
 * the links of its kind (MSG-R6).
 */

import type { StoppableKind } from '@sheaf/rules/automatic-messages/stop-link';
import { screenOf } from '@sheaf/rules/messaging/messages/push';
import type { Tenant } from '#platform/database/tenant';
import { type Mail, mail } from '#platform/mail/mail';
import { stopPage } from '#platform/outbox/stop-link';
import { sayPlain } from '#platform/texts';

export interface MailLinks {
  /** Address by which the person answers. */
  answer?: string | undefined;
  /** Address of the screen that a press on the push message opens. */
  open: string | null;
  /** Address of the unsubscribe page for mails of this kind (MSG-R24). */
  stop: string;
}

/** Links for one person and kind of message. */
export async function mailLinks(
  tenant: Tenant,
  address: string,
  to: { personId: number; kind: StoppableKind },
): Promise<MailLinks> {
  const screen = screenOf(to.kind);
  return {
    open: screen === null ? null : `${address}${screen}`,
    stop: await stopPage(tenant, address, to),
  };
}

export function congregationMail(
  lang: string,
  congregation: string,
  text: string,
  links: MailLinks | null = null,
): Mail {
  const part = (key: string, link: string | null | undefined) =>
    link ? [{ label: sayPlain(lang, `messages:${key}`), link }] : [];
  return mail(sayPlain(lang, 'messages:subject', { congregation }), [
    { text },
    ...part('answerLink', links?.answer),
    ...part('openLink', links?.open),
    ...part('stop.link', links?.stop),
  ]);
}
