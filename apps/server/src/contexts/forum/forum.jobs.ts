/**
 * Sends the news of followed topics every evening by e-mail, or by push to people who chose it (FORUM-O4).
 */
import { isNewsHour, newsEffect } from '@sheaf/rules/forum/news';
import { selectChannel } from '@sheaf/rules/messaging/messages/recipients';
import { todayIn } from '@sheaf/rules/time/today-in';
import { type NewsTopic, newsMail } from '#contexts/forum/news.mail';
import { news } from '#contexts/forum/news.store';
import { preferencesOf } from '#contexts/messaging/messaging.api';
import { type ReachablePerson, reachablePeopleAmong, readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { JobPlatform, NightlyJob } from '#platform/jobs/nightly';
import { type MessageToQueue, queueMessages } from '#platform/outbox/outbox.store';
import { pushDevices } from '#platform/outbox/push-devices.store';
import { sentMessages } from '#platform/outbox/sent-messages.store';
import { stopPage } from '#platform/outbox/stop-link';

/** Channel for each person, never SMS, which would cost the congregation money. */
async function channels(tenant: Tenant) {
  const preferred = await preferencesOf(tenant, 'forum-news');
  const withDevice = await pushDevices.people(tenant);
  return ({ id, email, active }: ReachablePerson) =>
    active ? selectChannel({ phone: null, email, hasDevice: withDevice.has(id) }, preferred.get(id)) : null;
}

async function tellNews(tenant: Tenant, now: Date, { settings }: JobPlatform): Promise<number> {
  const today = todayIn((await readLetterhead(tenant)).zone, now.getTime());
  const untold = await news.untold(tenant);
  const people = await reachablePeopleAmong(tenant, [...untold.keys()]);
  const told = await sentMessages.told(
    tenant,
    people.map(({ id }) => newsEffect(id, today)),
  );
  const channelOf = await channels(tenant);
  const messages: MessageToQueue[] = [];
  for (const person of people) {
    const { id, lang, first_name: firstName } = person;
    const to = channelOf(person);
    const effect = newsEffect(id, today);
    if (!to || told.has(effect)) continue;
    const { address } = settings;
    const stop = await stopPage(tenant, address, { personId: id, kind: 'forum-news' });
    const topics: readonly NewsTopic[] = untold.get(id)!;
    const written = newsMail(lang, { firstName, topics, address, stop });
    messages.push({
      personId: id,
      channel: to.channel,
      recipient: to.address,
      ...written,
      kind: 'forum-news',
      effect,
    });
  }
  await queueMessages(tenant, messages);
  await news.markTold(
    tenant,
    messages.map(({ personId }) => personId!),
    now,
  );
  return messages.length;
}

export const forumHourly: NightlyJob = {
  name: 'forum-news',
  awake: (zone, now) => isNewsHour(zone, now.getTime()),
  run: async (tenant, now, platform) => ({ written: await tellNews(tenant, now, platform) }),
};
