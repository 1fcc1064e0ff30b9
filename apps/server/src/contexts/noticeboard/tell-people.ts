/** Notifies people of a notice in the app, and by push or e-mail, never by SMS (X-BOARD-7). */
import { selectChannel } from '@sheaf/rules/messaging/messages/recipients';
import { noticeboardNotifications } from '@sheaf/rules/noticeboard/notifications';
import { preferencesOf } from '#contexts/messaging/messaging.api';
import { noticeMail, toldTitle } from '#contexts/noticeboard/notice.mail';
import type { NoticeRow } from '#contexts/noticeboard/notices.store';
import { reachablePeopleAmong } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import { notify } from '#platform/notifications/notifications.store';
import { type MessageToQueue, queueMessages } from '#platform/outbox/outbox.store';
import { pushDevices } from '#platform/outbox/push-devices.store';
import { sentMessages } from '#platform/outbox/sent-messages.store';
import { stopPage } from '#platform/outbox/stop-link';
import { sayPlain } from '#platform/texts';

const messageKind = 'notice';

interface NoticeNews {
  notice: NoticeRow;
  people: readonly number[];
  isReminder: boolean;
  /** Key by which each person is notified once. */
  effectOf: (personId: number) => string;
  now: Date;
  /** Address of the installation. */
  address: string;
}

export async function tellPeople(tenant: Tenant, news: NoticeNews): Promise<number> {
  const { notice, isReminder, effectOf, now, address } = news;
  const told = await sentMessages.told(tenant, news.people.map(effectOf));
  const people = (await reachablePeopleAmong(tenant, news.people)).filter(
    ({ id, active }) => active && !told.has(effectOf(id)),
  );
  const type = isReminder ? 'notice-reminder' : 'notice-new';
  const titleFor = (lang: string): string => toldTitle(notice) ?? sayPlain(lang, 'noticeboard:mail.forYou');
  await notify(
    tenant,
    noticeboardNotifications,
    people.map(({ id, lang }) => ({
      personId: id,
      type,
      details: { notice: notice.id, title: titleFor(lang) },
    })),
    now,
  );
  const preferred = await preferencesOf(tenant, messageKind);
  const withDevice = await pushDevices.people(tenant);
  const messages: MessageToQueue[] = [];
  for (const { id, email, lang, first_name: firstName } of people) {
    const to = selectChannel({ phone: null, email, hasDevice: withDevice.has(id) }, preferred.get(id));
    if (!to) continue;
    const stop = await stopPage(tenant, address, { personId: id, kind: messageKind });
    messages.push({
      personId: id,
      channel: to.channel,
      recipient: to.address,
      ...noticeMail(lang, { firstName, notice, isReminder, address, stop }),
      kind: messageKind,
      effect: effectOf(id),
    });
  }
  await queueMessages(tenant, messages);
  return people.length;
}
