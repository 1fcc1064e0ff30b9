/** A message of the congregation as a mail: the words that its SMS has, under the congregation's name (MSG-R6), and the ways that go with its kind. */

import type { StoppableKind } from '@sheaf/rules/automatic-messages/stop-link';
import { screenOf } from '@sheaf/rules/messaging/messages/push';
import type { Tenant } from '#platform/database/tenant';
import { type Mail, mail } from '#platform/mail/mail';
import { stopPage } from '#platform/outbox/stop-link';
import { sayPlain } from '#platform/texts';

export interface MailWays {
  /** The screen that it is about, as a press on a push message opens it. */
  open: string | null;
  /** Where mails of its kind are ended (MSG-R24). */
  stop: string;
}

/** Of one person, by the kind of the message. */
export async function mailWays(
  tenant: Tenant,
  address: string,
  to: { personId: number; kind: StoppableKind },
): Promise<MailWays> {
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
  ways: MailWays | null = null,
): Mail {
  const part = (key: string, link: string | null | undefined) =>
    link ? [{ label: sayPlain(lang, `messages:${key}`), link }] : [];
  return mail(sayPlain(lang, 'messages:subject', { congregation }), [
    { text },
    ...part('openLink', ways?.open),
    ...part('stop.link', ways?.stop),
  ]);
}
